/** Runs in a worker: judges documents. */
import { doneWith } from "./order.ts";
import { serve } from "./serve.ts";

serve(doneWith);
