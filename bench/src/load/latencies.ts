const WARM_UPS = 20;
const MEASURED_REQUESTS = 100;

/**
 * Requests an address repeatedly over HTTP, one request at a time, as a guest's page would. Returns the latencies
 * in milliseconds, sorted.
 */
export async function measureLatencies(
  url: string,
  /** Returns the headers of a request, such as those of another guest, because calls are limited. */
  headersOf: (turn: number) => Record<string, string> = () => ({}),
): Promise<number[]> {
  const all: number[] = [];
  for (let turn = 0; turn < WARM_UPS + MEASURED_REQUESTS; turn += 1) {
    const headers = headersOf(turn);
    const since = performance.now();
    const reply = await fetch(url, { headers });
    await reply.json();
    if (!reply.ok) throw new Error(`unexpected status ${reply.status} for ${url}`);
    all.push(performance.now() - since);
  }
  return all.slice(WARM_UPS).sort((one, other) => one - other);
}
