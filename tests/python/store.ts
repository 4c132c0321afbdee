/** An object store that speaks S3, on this machine: moto, with the documents in it; and the jars by which Spark reads it. */
import { fileURLToPath } from "node:url";
import { did } from "../../tools/shell.ts";

/** hadoop-aws of the Hadoop that PySpark brings, with the parts of the AWS SDK that it needs instead of the whole. */
const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>dev.faktlint</groupId><artifactId>s3</artifactId><version>1</version><dependencies>
<dependency><groupId>org.apache.hadoop</groupId><artifactId>hadoop-aws</artifactId><version>3.5.0</version><exclusions>
<exclusion><groupId>software.amazon.awssdk</groupId><artifactId>bundle</artifactId></exclusion></exclusions></dependency>
${
  ["s3", "s3-transfer-manager", "sts", "url-connection-client"].map((it) =>
    `<dependency><groupId>software.amazon.awssdk</groupId><artifactId>${it}</artifactId><version>2.35.4</version></dependency>`
  ).join("\n")
}
</dependencies></project>`;

export interface Stored {
  readonly source: string;
  readonly more: object;
}

/** Does something with the documents of a folder's \`in\` in a store; says so where there can be none. */
export async function inStore(
  folder: string,
  python: string,
  work: (stored: Stored) => Promise<void>,
): Promise<void> {
  Deno.mkdirSync(`${folder}/s3`);
  Deno.writeTextFileSync(`${folder}/s3/pom.xml`, pom);
  const fetched = await did(
    "mvn",
    ["-q", "-B", "dependency:copy-dependencies", "-DincludeScope=runtime"],
    { cwd: `${folder}/s3` },
  );
  if (fetched?.code !== 0) {
    return console.log("spark: skipped from S3, because Maven cannot fetch what Spark reads it by");
  }
  const port = freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const server = new Deno.Command(python, {
    args: [fileURLToPath(new URL("store.py", import.meta.url)), `${folder}/in`, `${port}`],
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  try {
    await answering(endpoint);
    await work({ source: "s3a://invoices/in", more: { endpoint, jars: `${folder}/s3/target/dependency` } });
  } finally {
    server.kill();
    await server.status;
  }
}

function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  listener.close();
  return port;
}

async function answering(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    try {
      await (await fetch(endpoint)).body?.cancel();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  throw new Error(`nothing answers at ${endpoint}`);
}
