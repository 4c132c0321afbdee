/** The script of a record's page: the page compares files, and the service says what a fingerprint is. */
import { compareFiles } from "../../../web/browser/record.ts";
import { fingerprint } from "../../domain/fingerprint.ts";

compareFiles(fingerprint);
