import { Agent, get } from 'node:http';
import { randomInt } from 'node:crypto';

/** Asks on a number of connections, each again as soon as it has been answered. Latencies are sorted. */
export async function askOverAndOver(options: {
  urlOf: () => string;
  connections: number;
  forMs: number;
}): Promise<{ answers: number; refusals: number; latencies: number[] }> {
  const { urlOf, connections, forMs } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let refusals = 0;
  const until = performance.now() + forMs;

  async function one(): Promise<void> {
    while (performance.now() < until) {
      const since = performance.now();
      const isAnswered = await ask(urlOf(), agent);
      if (isAnswered) latencies.push(performance.now() - since);
      else refusals += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { answers: latencies.length, refusals, latencies: latencies.sort((a, b) => a - b) };
}

function ask(url: string, agent: Agent): Promise<boolean> {
  // Many guests at once, not one who asks too often.
  const guest = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': guest };
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    asked.on('error', reject);
  });
}
