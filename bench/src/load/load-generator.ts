import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface LoadResult {
  /** The latencies in milliseconds, in ascending order. */
  latencies: number[];
  refusals: number;
  /** A sample of the response bodies, still compressed. */
  samples: Buffer[];
}

const SAMPLE_INTERVAL = 20;

/** Sends requests on a number of connections, each one as soon as the previous one has been answered. */
export async function generateLoad(options: {
  urlOf: () => string;
  connections: number;
  forMs: number;
}): Promise<LoadResult> {
  const { urlOf, connections, forMs } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { latencies: [], refusals: 0, samples: [] };
  const until = performance.now() + forMs;

  async function sendRequests(): Promise<void> {
    while (performance.now() < until) {
      const since = performance.now();
      const { isOk, body } = await sendRequest(urlOf(), agent);
      if (!isOk) result.refusals += 1;
      else if (result.latencies.push(performance.now() - since) % SAMPLE_INTERVAL === 0) {
        result.samples.push(body);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  result.latencies.sort((a, b) => a - b);
  return result;
}

function sendRequest(url: string, agent: Agent): Promise<{ isOk: boolean; body: Buffer }> {
  // Each request uses a random address, so that the load looks like many guests and is not rate limited.
  const guest = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': guest };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ isOk: answer.statusCode === 200, body }), reject);
    });
    request.on('error', reject);
  });
}
