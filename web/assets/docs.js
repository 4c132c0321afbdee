// Shows the API reference out of the OpenAPI document that this server serves.
const { url } = document.getElementById("reference").dataset;
globalThis.SwaggerUIBundle({ url, dom_id: "#reference", deepLinking: true });
