import type { SignupTexts } from "./texts.ts";

export const texts: SignupTexts = {
  standing: {
    title: "Get an API key",
    lead:
      "A free key checks 100 documents a month. All you need is an e-mail address. The PDFs it makes are previews with a watermark.",
    email: "E-mail address",
    getKey: "Get the key",
    note: "We keep only a keyed hash of the address, so that each address gets one key.",
    once: "The key is shown once, on this page, and cannot be recovered: have a safe place for it ready.",
  },
  keyShownOnce: "This key is shown only once. Store it where nobody else can read it.",
  copyKey: "Copy the key",
  saveKey: "Save as a file",
  keyName: "Account",
  keepKey: "Store in the password manager",
  yourKey: "Your key",
  keyLimit: "{0} documents a month",
  notSent: "The server did not answer. Check the network and try again.",
  tryIt: "Try it",
  copied: "Copied",
};
