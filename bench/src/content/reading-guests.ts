import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Readings {
  /** Milliseconds from the moment each request was due until its reply had arrived, in ascending order. */
  latencies: number[];
  failures: number;
}

/**
 * Reads addresses at a fixed rate, whether replies have arrived or not, until `until` has settled. Each request comes
 * from another address, so that the load looks like many guests.
 */
export async function readWhile(
  urls: readonly string[],
  { perSecond, until }: { perSecond: number; until: Promise<unknown> },
): Promise<Readings> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const readings: Readings = { latencies: [], failures: 0 };
  const open = new Set<Promise<void>>();
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  over.catch(() => {});
  const started = performance.now();
  for (let i = 0; !isOver;) {
    for (; started + (i * 1_000) / perSecond <= performance.now(); i += 1) {
      const due = started + (i * 1_000) / perSecond;
      const reading = read(urls[i % urls.length] ?? '', agent).then((isOk) => {
        if (isOk) readings.latencies.push(performance.now() - due);
        else readings.failures += 1;
      });
      open.add(reading);
      void reading.finally(() => open.delete(reading));
    }
    await pause(2);
  }
  await Promise.all(open);
  agent.destroy();
  await over;
  readings.latencies.sort((one, other) => one - other);
  return readings;
}

function read(url: string, agent: Agent): Promise<boolean> {
  const guest = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return new Promise((done) => {
    const request = get(url, { agent, headers: { 'x-forwarded-for': guest } }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === 200));
      answer.once('error', () => done(false));
    });
    request.once('error', () => done(false));
  });
}
