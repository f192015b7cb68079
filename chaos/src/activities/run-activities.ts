import { setTimeout as pause } from 'node:timers/promises';
import { knownGuest } from '../../../server/src/testing/guests';
import { injectFaults } from '../world/faults';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import { findInActivities, wrongPlaceCounts, type ActivityFindings } from './activity-findings';
import { createActivityWorld, PROPERTY } from './activity-world';
import { createRetryingClient, type RetryingClient } from '../world/retrying-client';
import { createRandomFamily, type RandomFamily } from './random-family';
import { createRandomGuide, type RandomGuide } from './random-guide';
import { findWrongReminders, makeRemindersDue, whenRemindersAreSent } from './send-reminders';

interface ActivityRunOptions {
  operations: number;
  guests: number;
  /** The number of operations of guests at the same time. */
  hands: number;
  guides: number;
  kills: number;
  /** The number of servers on one database. */
  servers: number;
  print: (line: string) => void;
}

interface ActivityRunResult {
  findings: ActivityFindings & {
    'guests not reminded once': string[];
    'wrong place counts after a kill': string[];
  };
  /** The number of times that the place counts were read after a kill. */
  readings: number;
  /** The number of replies by code. */
  answers: Record<string, number>;
  reminders: number;
  sent: number;
  cut: number;
  seconds: number;
  errors: string[];
}

const DAY_MS = 24 * 3_600_000;
const PROGRESS_INTERVAL_MS = 10_000;
const SETTLE_MS = 30_000;
/** The part of the kills that comes while reminders are sent. */
const KILLS_OF_REMINDERS = 0.2;

/**
 * Lets guests and staff book, wait, change, cancel, redeem and call off at random while servers are killed,
 * and then sends all reminders while servers are killed. After each kill the places are counted, and in the end the
 * whole database is checked.
 */
export async function runActivities(options: ActivityRunOptions): Promise<ActivityRunResult> {
  const hotel = await startTestHotel({ servers: options.servers });
  try {
    return await Promise.race([runOperations(hotel, options), hotel.breakdown]);
  } finally {
    await hotel.close();
  }
}

async function runOperations(hotel: TestHotel, options: ActivityRunOptions): Promise<ActivityRunResult> {
  const { operations, guests, hands, kills, print } = options;
  const { db, url } = hotel;
  const started = Date.now();
  const world = await createActivityWorld(db);
  const answers: Record<string, number> = {};
  const onReply = (code: string) => void (answers[code] = (answers[code] ?? 0) + 1);
  const day = (days: number) => new Date(started + days * DAY_MS).toISOString().slice(0, 10);
  const stay = { checkin: day(-1), checkout: day(30), room: '204' };
  const people: { line: RetryingClient; family: RandomFamily }[] = [];
  for (let i = 0; i < guests; i += 1) {
    const { headers } = await knownGuest(db, started, stay);
    const line = createRetryingClient({ headers, onReply, propertyUrl: `${url}/web/property/${PROPERTY}` });
    people.push({ line, family: createRandomFamily(line, world) });
  }
  const guides: RandomGuide[] = [];
  for (let i = 0; i < options.guides; i += 1)
    guides.push(await createRandomGuide({ url, db, world, onReply }));
  print(`${guests} guests and ${guides.length} members of staff connected`);

  let [begun, done, isOver] = [0, 0, false];
  const progress = setInterval(() => print(`${done} of ${operations} operations done`), PROGRESS_INTERVAL_MS);
  // Each hand has its own guests: one guest acts sequentially, different guests concurrently.
  const work = async (hand: number) => {
    const own = people.filter((_one, i) => i % hands === hand);
    for (let turn = 0; begun < operations; turn += 1) {
      begun += 1;
      await own[turn % own.length]?.family.act();
      done += 1;
    }
  };
  const guide = async (one: RandomGuide) => {
    while (!isOver) {
      await one.act();
      await pause(200);
    }
  };
  let readings = 0;
  const wrongAfterKills: string[] = [];
  const after = async () => {
    wrongAfterKills.push(...(await wrongPlaceCounts(db)));
    readings += 1;
  };
  const killsOfReminders = Math.round(kills * KILLS_OF_REMINDERS);
  try {
    const guiding = Promise.all(guides.map(guide));
    await Promise.all([
      ...Array.from({ length: hands }, (_, hand) => work(hand)),
      injectFaults(
        hotel,
        { kills: kills - killsOfReminders },
        { done: () => done / operations, print, after },
      ),
    ]);
    isOver = true;
    await guiding;
    const reminders = await remind(hotel, { kills: killsOfReminders, print, after });
    await Promise.all(people.map(({ family }) => family.settle()));
    const sources = { expected: people.flatMap(({ family }) => [...family.expected.values()]), guides };
    const findings = await settledFindings(() => findInActivities(db, { ...sources, activityId: world.id }));
    const total = (of: 'sent' | 'cut') => people.reduce((sum, { line }) => sum + line.counts[of], 0);
    return {
      findings: {
        ...findings,
        'guests not reminded once': await findWrongReminders(db),
        'wrong place counts after a kill': wrongAfterKills,
      },
      readings,
      answers,
      reminders,
      sent: total('sent'),
      cut: total('cut'),
      seconds: Math.round((Date.now() - started) / 1_000),
      errors: [...people.map(({ line }) => line), ...guides].flatMap(({ errors }) => errors),
    };
  } finally {
    isOver = true;
    clearInterval(progress);
    for (const one of guides) one.close();
  }
}

async function remind(
  hotel: TestHotel,
  { kills, print, after }: { kills: number; print: (line: string) => void; after: () => Promise<void> },
): Promise<number> {
  const all = await makeRemindersDue(hotel.db);
  print(`${all} reminders are due`);
  let fraction = 0;
  await Promise.all([
    whenRemindersAreSent(hotel.db, all, (sent) => (fraction = sent)),
    injectFaults(hotel, { kills }, { done: () => fraction, print, after }),
  ]);
  return all;
}

/** Places of the last holds and offers that end are offered within seconds, which the check waits for. */
async function settledFindings(find: () => Promise<ActivityFindings>): Promise<ActivityFindings> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const findings = await find();
    if (findings['parties left in line beside free places'].length === 0 || Date.now() > until)
      return findings;
    await pause(1_000);
  }
}
