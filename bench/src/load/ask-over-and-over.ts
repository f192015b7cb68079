import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answered {
  /** The latencies in milliseconds, in ascending order. */
  latencies: number[];
  refusals: number;
  /** A sample of the response bodies, still compressed. */
  samples: Buffer[];
}

const SAMPLED_EVERY = 20;

/** Sends requests on a number of connections, each one as soon as the previous one has been answered. */
export async function askOverAndOver(options: {
  urlOf: () => string;
  connections: number;
  forMs: number;
}): Promise<Answered> {
  const { urlOf, connections, forMs } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answered: Answered = { latencies: [], refusals: 0, samples: [] };
  const until = performance.now() + forMs;

  async function askInTurn(): Promise<void> {
    while (performance.now() < until) {
      const since = performance.now();
      const { isGood, body } = await ask(urlOf(), agent);
      if (!isGood) answered.refusals += 1;
      else if (answered.latencies.push(performance.now() - since) % SAMPLED_EVERY === 0) {
        answered.samples.push(body);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, askInTurn));
  agent.destroy();
  answered.latencies.sort((a, b) => a - b);
  return answered;
}

function ask(url: string, agent: Agent): Promise<{ isGood: boolean; body: Buffer }> {
  // Each request uses a random address, so that the load looks like many guests and is not rate limited.
  const guest = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': guest };
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ isGood: answer.statusCode === 200, body }), reject);
    });
    asked.on('error', reject);
  });
}
