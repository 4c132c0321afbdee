/** Lets everything that waits for the event loop go first: other requests, and what the system has done meanwhile. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
