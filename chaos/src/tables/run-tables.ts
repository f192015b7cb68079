import { setTimeout as pause } from 'node:timers/promises';
import { diner, someOutlet } from '../../../server/src/testing/diners';
import { openHouse, type House } from '../world/house';
import { bringTroubles } from '../world/troubles';
import { dinerByChance, type DinerByChance } from './diner-by-chance';
import { findInTables, type TableFindings } from './table-findings';

interface Asked {
  operations: number;
  guests: number;
  /** How many act at one moment. */
  hands: number;
  kills: number;
  say: (line: string) => void;
}

interface Outcome {
  findings: TableFindings;
  /** How the calls were answered, by their code. */
  answers: Record<string, number>;
  seconds: number;
  troubles: string[];
}

const PROPERTY = 'casa-miramar';
const DAY_MS = 24 * 3_600_000;
const SAYS_EVERY_MS = 10_000;
/** Days from now, so many that there is room for some and none for all. */
const DAYS = Array.from({ length: 12 }, (_, i) => i + 2);
/** Few tables, so that everybody wants the same. */
const OUTLETS = [
  { tables: [2, 2, 2, 4], mostParties: 3, mostCovers: 8 },
  { tables: [2, 4, 4], mostParties: 2, mostCovers: 6 },
];

/** Guests book, move and cancel by chance while the server is killed; in the end every table is looked at. */
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
  // Each hand has guests of its own: a guest does one thing at a time, and different guests the same at once.
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
    // What was under way when the last one spoke is over.
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

const never = () => Promise.reject(new Error('the house is asked over the network'));
