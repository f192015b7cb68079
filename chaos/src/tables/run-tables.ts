import { setTimeout as pause } from 'node:timers/promises';
import { diner, someOutlet } from '../../../server/src/testing/diners';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import { injectFaults } from '../world/faults';
import { createLateWrites } from '../world/late-writes';
import { createRandomDiner, type RandomDiner } from './random-diner';
import { findInTables, type TableFindings } from './table-findings';

interface TableRunOptions {
  operations: number;
  guests: number;
  /** The number of operations at the same time. */
  hands: number;
  kills: number;
  print: (line: string) => void;
}

interface TableRunResult {
  findings: TableFindings;
  /** The names of the calls that were answered late. */
  late: readonly string[];
  /** The number of replies by code. */
  answers: Record<string, number>;
  seconds: number;
  errors: string[];
}

const PROPERTY = 'casa-miramar';
const DAY_MS = 24 * 3_600_000;
const PROGRESS_INTERVAL_MS = 10_000;
/**
 * The days to book, counted from today. There are enough for some bookings to succeed and too few for all.
 */
const DAYS = Array.from({ length: 12 }, (_, i) => i + 2);
/** There are few tables, so that all guests compete for the same ones. */
const OUTLETS = [
  { tables: [2, 2, 2, 4], mostParties: 3, mostCovers: 8 },
  { tables: [2, 4, 4], mostParties: 2, mostCovers: 6 },
];

/**
 * Lets guests book, move and cancel at random while the server is killed. In the end the whole database is
 * checked.
 */
export async function runTables(options: TableRunOptions): Promise<TableRunResult> {
  const hotel = await startTestHotel();
  try {
    return await Promise.race([runOperations(hotel, options), hotel.breakdown]);
  } finally {
    await hotel.close();
  }
}

async function runOperations(hotel: TestHotel, options: TableRunOptions): Promise<TableRunResult> {
  const { operations, guests, hands, kills, print } = options;
  const { db, url } = hotel;
  const now = Date.now();
  const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const outlets = [];
  for (const facts of OUTLETS) outlets.push((await someOutlet({ db }, facts)).slug);
  const answers: Record<string, number> = {};
  const stay = { checkin: dayIn(-1), checkout: dayIn(30) };
  const dbOnlyApp = { db, get: never, send: never };
  const diners: RandomDiner[] = [];
  const late = createLateWrites();
  for (let i = 0; i < guests; i += 1) {
    const { headers } = await diner(dbOnlyApp, stay, now);
    diners.push(
      createRandomDiner({
        headers,
        outlets,
        days: DAYS.map(dayIn),
        propertyUrl: `${url}/web/property/${PROPERTY}`,
        onReply: (code) => (answers[code] = (answers[code] ?? 0) + 1),
        late,
      }),
    );
  }
  print(`${guests} guests connected`);
  let [started, done] = [0, 0];
  const progress = setInterval(() => print(`${done} of ${operations} operations done`), PROGRESS_INTERVAL_MS);
  // Each worker has its own guests: one guest acts sequentially, different guests concurrently.
  const work = async (hand: number) => {
    const own = diners.filter((_one, i) => i % hands === hand);
    for (let turn = 0; started < operations; turn += 1) {
      started += 1;
      await own[turn % own.length]?.act();
      done += 1;
    }
  };
  try {
    await Promise.all([
      ...Array.from({ length: hands }, (_, hand) => work(hand)),
      injectFaults(hotel, { kills }, { done: () => done / operations, print }),
    ]);
    // The pause lets transactions finish whose replies were lost.
    await pause(500);
    return {
      findings: await findInTables(
        db,
        diners.flatMap(({ expected }) => [...expected.values()]),
      ),
      late: late.names,
      answers,
      seconds: Math.round((Date.now() - now) / 1000),
      errors: diners.flatMap(({ errors }) => errors),
    };
  } finally {
    clearInterval(progress);
  }
}

const never = () => Promise.reject(new Error('the test hotel must be reached over TCP'));
