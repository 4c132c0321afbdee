/** The forms in which a document is shown. */
export const viewForms = ["html", "pdf", "text"] as const;
export type ViewForm = (typeof viewForms)[number];
