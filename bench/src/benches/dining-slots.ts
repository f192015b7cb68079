import { releaseSuite } from '../../../release/src/cli/release-suite';
import { percentile } from '../chat/open-loop';
import { bookedEvenings } from '../dining/booked-evenings';
import { untilMachineIsQuiet } from '../measuring/quiet-machine';
import { metric, type Report } from '../measuring/report';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const WARM_UPS = 20;
const ASKED = 100;
const MOST_MS = 50;
const QUIET_WITHIN_MS = 30_000;

/** Measures the available days of two months and the times of one day at a property with 10,000 bookings. */
export async function benchDiningSlots({ say }: { say: (line: string) => void }): Promise<Report> {
  await releaseSuite({ storage: labStore, channels: ['production'], say });
  const server = await startServer(labDataDir);
  try {
    const { path, bookings } = await bookedEvenings(labDataDir);
    say(`${bookings} have booked`);
    const isQuiet = await untilMachineIsQuiet(QUIET_WITHIN_MS);
    const today = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const days = await latencies(`${server.origin}${path}/days?days=60&partySize=2`);
    const times = await latencies(`${server.origin}${path}?date=${today}&partySize=2`);
    const metrics = [
      metric({ name: '60 days, p50', value: percentile(days, 0.5), unit: 'ms', target: MOST_MS }),
      metric({ name: '60 days, p99', value: percentile(days, 0.99), unit: 'ms' }),
      metric({ name: 'the times of a day, p50', value: percentile(times, 0.5), unit: 'ms', target: MOST_MS }),
      metric({ name: 'the times of a day, p99', value: percentile(times, 0.99), unit: 'ms' }),
      metric({ name: 'bookings', value: bookings, unit: 'rows' }),
    ];
    const notes = isQuiet ? [] : ['The machine did other work: this run does not count.'];
    return { name: 'dining-slots', date: new Date().toISOString(), metrics, notes };
  } finally {
    await server.stop();
  }
}

/** Requests the address repeatedly over HTTP, one request at a time, as a guest's page would. */
async function latencies(url: string): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < WARM_UPS + ASKED; i += 1) {
    const since = performance.now();
    const reply = await fetch(url);
    await reply.json();
    if (!reply.ok) throw new Error(`unexpected status ${reply.status} for ${url}`);
    all.push(performance.now() - since);
  }
  return all.slice(WARM_UPS).sort((one, other) => one - other);
}
