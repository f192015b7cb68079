const RETRY_DELAY_MS = 250;

/** Waits until all of these addresses respond. */
export async function waitUntilReachable(urls: string[]): Promise<void> {
  await Promise.all(urls.map(waitForAddress));
}

async function waitForAddress(url: string): Promise<void> {
  while (!(await isReachable(url))) await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
}

const isReachable = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    // The server is not listening yet.
    () => false,
  );
