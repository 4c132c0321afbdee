/** English. */
import type { PageTexts } from "../texts.ts";

export const page: PageTexts = {
  navCheck: "Check",
  navNew: "Write",
  navRules: "Rules",
  navWorkbench: "Workbench",
  navApi: "API",
  navPricing: "Pricing",
  navFix: "Invoice refused?",
  navAccount: "Account",
  navBenchmarks: "Benchmarks",
  navLegal: "Legal notice",
  navKey: "Get a key",
  skip: "Skip to the content",
  language: "Language",
  theme: "Appearance:",
  themeAuto: "system setting",
  themeLight: "light",
  themeDark: "dark",
  title: "Faktlint: check an e-invoice",
  headline: "Is this e‑invoice valid?",
  lead:
    "Drop an XRechnung, Peppol, Factur-X or ZUGFeRD invoice. You see what is wrong, where it is, and how to fix it. The file never leaves your device.",
  dropTitle: "Drop invoices here",
  dropOr: "or",
  dropKinds: "XML, JSON or PDF, several at once",
  choose: "Choose files",
  example: "Try it with an example",
  options: "Options",
  ruleSet: "Rule set",
  ruleSetAuto: "As stated in the invoice",
  noScript: "The check runs in your browser and needs JavaScript.",
  doesTitle: "What it checks",
  does:
    "UBL and CII invoices, JSON invoices, and the XML inside Factur-X and ZUGFeRD PDFs, by every rule in scope of EN 16931, XRechnung 3.0 and Peppol BIS Billing 3. Each finding says what the rule requires, what your invoice contains, and what to change.",
  doesNotTitle: "What it does not do",
  doesNot:
    "It does not send invoices. A valid result means that the rules found no error. It does not guarantee that a customer or a tax office will accept the invoice, and it is not tax advice.",
  privateTitle: "Nothing is uploaded",
  private:
    "The check runs in this page. Its security policy blocks every connection, so your browser itself keeps your invoice from being sent. It works offline, sets no cookies and tracks nobody. What you opened stays in this browser until you start over.",
  developersTitle: "For developers",
  developers: "The same engine comes as a command line, a library and an HTTP API, with the same results everywhere.",
  footer: "Open source, MIT licence.",
  notFoundTitle: "Page not found",
  notFound: "There is no page at this address. It may have moved, or the address is mistyped.",
};
