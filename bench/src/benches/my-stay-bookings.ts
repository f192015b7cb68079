import { cpus } from 'node:os';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { bareRows, type RowSet } from '../dining/bare-rows';
import { createDiners, deleteDiners } from '../dining/diners';
import type { OrderSubject } from '../dining/order-subject';
import { comparedPlacements, samplePlacements } from '../load/placements';
import { runQuietBlocks } from '../measuring/quiet-blocks';
import type { Report } from '../measuring/report';
import { createBenchSessions } from '../my-stay/bench-sessions';
import { suiteBookings } from '../my-stay/suite-bookings';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

/** The bookings are spread over several sessions, so that they do not all wait for the lock on one row. */
const SESSIONS = 8;
const CONCURRENT_BOOKINGS = 16;
/** Each guest books once; the measurement ends early when all of them have booked. */
const GUESTS = 2_000;
/** The least and the desired share of the bare INSERTs. */
const MUST = 0.15;
const GOAL = 0.3;

const BOOKING = 'select id from activity_booking where guest_id = $1';
const BOOKING_ROWS: RowSet = {
  referenceIn: 'activity_booking',
  ownIdsIn: ['activity_booking', 'activity_claim', 'room', 'room_event'],
  tables: {
    activity_booking: 'guest_id = $1 and $2 = $2',
    activity_booking_history: `booking_id in (${BOOKING}) and $2 = $2`,
    activity_claim: 'guest_id = $1 and $2 = $2',
    reminder: `subject_id in (${BOOKING}) and $2 = $2`,
    room: "pair_key = 'external:' || $2 and $1 = $1",
    room_member: 'member_id::text = $2 and $1 = $1',
    room_event: 'room_id in (select room_id from room_member where member_id::text = $2) and $1 = $1',
    chat_user: 'id::text = $2 and $1 = $1',
    user_event: 'user_id::text = $2 and $1 = $1',
    idempotency_key: 'guest_id = $1 and $2 = $2',
  },
};

/** Compares bookings of held places with plain INSERTs of the same rows. */
export async function benchMyStayBookings(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  const client = await connectTo(labDataDir);
  try {
    const sessions = await createBenchSessions(client, SESSIONS);
    const suite = suiteBookings(server, sessions, CONCURRENT_BOOKINGS);
    const first = await createDiners(client, 1);
    const [firstGuest] = first;
    if (!firstGuest) throw new Error('no guest was created');
    await suite.prepare(first);
    await suite.place(firstGuest, 0);
    const cases = [
      suite,
      await bareRows(labDataDir, {
        diner: firstGuest,
        connections: CONCURRENT_BOOKINGS,
        rowSet: BOOKING_ROWS,
      }),
    ];
    const measure = async (one: OrderSubject) => {
      const sample = await samplePlacements(client, one, {
        table: 'activity_booking',
        diners: GUESTS,
        connections: CONCURRENT_BOOKINGS,
      });
      print(`${one.name}: ${Math.round(sample.perSecond)} in a second`);
      return sample;
    };
    const { samples, notes } = await runQuietBlocks({ cases, blocks, measure, print });
    for (const one of cases) await one.stop();
    await deleteDiners(client, first);
    const [ours = [], bare = []] = cases.map((one) => samples.get(one) ?? []);
    return {
      name: 'my-stay-bookings',
      date: new Date().toISOString(),
      metrics: comparedPlacements(ours, bare, { thing: 'booking', target: MUST, goal: GOAL }),
      notes: [
        `${CONCURRENT_BOOKINGS} at once on ${cpus().length} processors, with the database and the guests beside; the places were held before. Bare: one transaction of one INSERT for each row that a booking leaves.`,
        ...notes,
      ],
    };
  } finally {
    await client.end();
    await server.stop();
  }
}
