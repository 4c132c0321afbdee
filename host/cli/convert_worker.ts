/** Runs in a worker: converts documents. */
import { serve } from "./check/serve.ts";
import { convertWith } from "./convert_many.ts";

serve(convertWith);
