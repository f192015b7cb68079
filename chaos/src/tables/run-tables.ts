import { setTimeout as pause } from 'node:timers/promises';
import { diner, someOutlet } from '../../../server/src/testing/diners';
import { openHouse, type House } from '../world/house';
import { bringTroubles } from '../world/troubles';
import { dinerByChance, type DinerByChance } from './diner-by-chance';
import { findInTables, type TableFindings } from './table-findings';

interface Asked {
  operations: number;
  guests: number;
  /** The number of operations at the same time. */
  hands: number;
  kills: number;
  say: (line: string) => void;
}

interface Outcome {
  findings: TableFindings;
  /** The number of replies by code. */
  answers: Record<string, number>;
  seconds: number;
  troubles: string[];
}

const PROPERTY = 'casa-miramar';
const DAY_MS = 24 * 3_600_000;
const SAYS_EVERY_MS = 10_000;
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
export async function runTables(asked: Asked): Promise<Outcome> {
  const house = await openHouse();
  try {
    return await Promise.race([actThrough(house, asked), house.breakdown]);
  } finally {
    await house.close();
  }
}

async function actThrough(house: House, asked: Asked): Promise<Outcome> {
  const { operations, guests, hands, kills, say } = asked;
  const { db, url } = house;
  const now = Date.now();
  const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const outlets = [];
  for (const facts of OUTLETS) outlets.push((await someOutlet({ db }, facts)).slug);
  const answers: Record<string, number> = {};
  const stay = { checkin: dayIn(-1), checkout: dayIn(30) };
  const nobody = { db, get: never, send: never };
  const people: DinerByChance[] = [];
  for (let i = 0; i < guests; i += 1) {
    const { headers } = await diner(nobody, stay, now);
    people.push(
      dinerByChance({
        headers,
        outlets,
        days: DAYS.map(dayIn),
        house: `${url}/web/property/${PROPERTY}`,
        answered: (code) => (answers[code] = (answers[code] ?? 0) + 1),
      }),
    );
  }
  say(`${guests} guests are there`);
  let [begun, done] = [0, 0];
  const progress = setInterval(() => say(`${done} of ${operations} are done`), SAYS_EVERY_MS);
  // Each worker has its own guests: one guest acts sequentially, different guests concurrently.
  const work = async (hand: number) => {
    const own = people.filter((_one, i) => i % hands === hand);
    for (let turn = 0; begun < operations; turn += 1) {
      begun += 1;
      await own[turn % own.length]?.act();
      done += 1;
    }
  };
  try {
    await Promise.all([
      ...Array.from({ length: hands }, (_, hand) => work(hand)),
      bringTroubles(house, { kills }, { done: () => done / operations, say }),
    ]);
    // The pause lets transactions finish whose replies were lost.
    await pause(500);
    return {
      findings: await findInTables(
        db,
        people.flatMap(({ believed }) => [...believed.values()]),
      ),
      answers,
      seconds: Math.round((Date.now() - now) / 1000),
      troubles: people.flatMap(({ troubles }) => troubles),
    };
  } finally {
    clearInterval(progress);
  }
}

const never = () => Promise.reject(new Error('the test hotel must be reached over TCP'));
