/// <reference lib="dom" />
/** The script of the validator's page. */
import { checkingPage } from "./checking_page.ts";

checkingPage();
