import { releaseSuite } from '../../../release/src/cli/release-suite';
import { percentile } from '../chat/open-loop';
import { fillEvenings } from '../dining/fill-evenings';
import { measureLatencies } from '../load/latencies';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import { metric, type Report } from '../measuring/report';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const MAX_MS = 35;
const QUIET_TIMEOUT_MS = 30_000;

/** Measures the available days of two months and the times of one day at a property with 10,000 bookings. */
export async function benchDiningSlots({ print }: { print: (line: string) => void }): Promise<Report> {
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  try {
    const { path, bookings } = await fillEvenings(labDataDir);
    print(`${bookings} bookings created`);
    const isQuiet = await waitForQuietMachine(QUIET_TIMEOUT_MS);
    const today = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const days = await measureLatencies(`${server.origin}${path}/days?days=60&partySize=2`);
    const times = await measureLatencies(`${server.origin}${path}?date=${today}&partySize=2`);
    const metrics = [
      metric({ name: '60 days, p50', value: percentile(days, 0.5), unit: 'ms', target: MAX_MS }),
      metric({ name: '60 days, p99', value: percentile(days, 0.99), unit: 'ms' }),
      metric({ name: 'the times of a day, p50', value: percentile(times, 0.5), unit: 'ms', target: MAX_MS }),
      metric({ name: 'the times of a day, p99', value: percentile(times, 0.99), unit: 'ms' }),
      metric({ name: 'bookings', value: bookings, unit: 'rows' }),
    ];
    const notes = isQuiet ? [] : ['The machine was busy with other work: this run does not count.'];
    return { name: 'dining-slots', date: new Date().toISOString(), metrics, notes };
  } finally {
    await server.stop();
  }
}
