const AGAIN_AFTER_MS = 250;

/** Waits until all of these addresses respond. */
export async function untilAnswers(urls: string[]): Promise<void> {
  await Promise.all(urls.map(untilThere));
}

async function untilThere(url: string): Promise<void> {
  while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    // The server is not listening yet.
    () => false,
  );
