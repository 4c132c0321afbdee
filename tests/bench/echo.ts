/**
 * The least that a server of this runtime does with a document: it reads the body, and answers with as many bytes of JSON as
 * a verdict has. `load.ts` starts it, to tell what HTTP itself costs.
 */
import { Buffer } from "node:buffer";
import { createServer } from "node:http";

const answer = JSON.stringify({ text: "x".repeat(1_000) });
const headers = { "content-type": "application/json", "content-length": `${answer.length}` };

const server = createServer((request, response) => {
  const pieces: Uint8Array[] = [];
  request.on("data", (piece: Uint8Array) => pieces.push(piece));
  request.on("end", () => response.writeHead(Buffer.concat(pieces).length > 0 ? 200 : 400, headers).end(answer));
  // When its time is over, wrk leaves in the middle of requests. That must not end the server before its next turn.
  request.on("error", () => {});
});

server.listen(0, "127.0.0.1", () => {
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("it listens on no port");
  console.log(`http://127.0.0.1:${place.port}`);
});
