import { addDays } from '@guest/shared/contracts/core/local-time';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { percentile } from '../chat/open-loop';
import { createDiners, deleteDiners, type Diner } from '../dining/diners';
import { measureLatencies } from '../load/latencies';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import { metric, type Metric, type Report } from '../measuring/report';
import { fillHotel } from '../my-stay/fill-hotel';
import { fillStays } from '../my-stay/fill-stays';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const MAX_TIMELINE_MS = 20;
const MAX_BOOKABLE_MS = 50;
/** Calls are limited for each guest, so several guests take turns. */
const GUESTS = 8;
const QUIET_TIMEOUT_MS = 30_000;

/**
 * Measures the plan of a guest's days, and what a party can book on a day in a hotel with 20 further outlets and
 * 200 further sessions.
 */
export async function benchMyStayReads({ print }: { print: (line: string) => void }): Promise<Report> {
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  const client = await connectTo(labDataDir);
  try {
    const today = new Date().toISOString().slice(0, 10);
    const date = addDays(today, 2);
    await fillHotel(client, date);
    const guests = await createDiners(client, GUESTS);
    await fillStays(client, guests);
    const isQuiet = await waitForQuietMachine(QUIET_TIMEOUT_MS);
    const measure = (path: string) =>
      measureLatencies(`${server.origin}/web/property/casa-miramar/${path}`, (turn) =>
        headersOf(guests, turn),
      );
    const timeline = await measure('timeline');
    const bookable = await measure(`bookable?date=${date}&adults=2&ages=5,9`);
    const nothing = await measure(`bookable?date=${date}&adults=20`);
    await deleteDiners(client, guests);
    return {
      name: 'my-stay-reads',
      date: new Date().toISOString(),
      metrics: [
        ...both('the plan', timeline, MAX_TIMELINE_MS),
        ...both('bookable', bookable, MAX_BOOKABLE_MS),
        ...both('bookable with nothing free', nothing),
      ],
      notes: isQuiet ? [] : ['The machine was busy with other work: this run does not count.'],
    };
  } finally {
    await client.end();
    await server.stop();
  }
}

function headersOf(guests: readonly Diner[], turn: number): Record<string, string> {
  return { authorization: `Bearer ${guests[turn % guests.length]?.token}` };
}

const both = (name: string, latencies: number[], target: number | null = null): Metric[] => [
  metric({ name: `${name}, p50`, value: percentile(latencies, 0.5), unit: 'ms', target }),
  metric({ name: `${name}, p99`, value: percentile(latencies, 0.99), unit: 'ms' }),
];
