/** In place of the pool of workers, which Node has none of that kind for. */
export { localPool as workerPool } from "../../host/workers/pool.ts";
