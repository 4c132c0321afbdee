/**
 * Prepares the attached store before each deployment on Deno Deploy. The platform runs it once for each timeline
 * (`deploy.predeploy` in deno.json). It brings the store into the form of this version, and exits with status 1 if the new
 * revision could not start on it.
 */
import { deployedConfig, openAttached, realEnvironment } from "./service/deployed.ts";

try {
  const { baseUrl, ...config } = deployedConfig(realEnvironment());
  const { kv } = await openAttached(config);
  kv.close();
  console.log(`faktlint: the store is ready, and ${baseUrl} can be served from it`);
} catch (error) {
  console.error(`faktlint: ${error instanceof Error ? error.message : "the store could not be opened"}`);
  Deno.exit(1);
}
