import { setTimeout as pause } from 'node:timers/promises';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import { watchFor } from './moments';
import { POINTS, type Point } from './points';
import { openTap, type Tap } from './tap';
import { writes } from './writes';

interface FaultRunOptions {
  points: readonly Point[];
  print: (line: string) => void;
}

interface FaultRunResult {
  /** The points after which a write is missing, is stored twice, or has another id than its guest was told. */
  lost: string[];
  doubled: string[];
  wrongReplies: string[];
  /** The points that a write did not pass, so that no server was killed there. */
  missed: string[];
  /** The longest time until a guest had an answer, including the start of the server. */
  slowest: number;
  seconds: number;
  errors: string[];
}

const REACHED_WITHIN_MS = 60_000;

/** Returns so many of the points, spread over all of them. */
export const somePoints = (count: number): Point[] =>
  POINTS.filter(
    (_point, i) => Math.floor((i * count) / POINTS.length) !== Math.floor(((i - 1) * count) / POINTS.length),
  );

/**
 * Kills the server with -9 at each of the points of a write and starts it again, while the guest repeats the
 * write with the same key until it is answered. Afterwards it is stored exactly once.
 */
export async function runFaults(options: FaultRunOptions): Promise<FaultRunResult> {
  let sockets = '';
  const database = await openTap(() => ({ path: `${sockets}/.s.PGSQL.5432` }));
  const reachDatabase = (folder: string) => {
    sockets = folder;
    return `postgres://guest@127.0.0.1:${database.port}/postgres`;
  };
  const hotel = await startTestHotel({ reachDatabase });
  const port = Number(new URL(await hotel.server().address()).port);
  const guests = await openTap(() => ({ port, host: '127.0.0.1' }));
  try {
    return await Promise.race([killAtPoints(hotel, { database, guests }, options), hotel.breakdown]);
  } finally {
    await guests.close();
    await hotel.close();
    await database.close();
  }
}

async function killAtPoints(
  hotel: TestHotel,
  taps: { database: Tap; guests: Tap },
  { points, print }: FaultRunOptions,
): Promise<FaultRunResult> {
  const started = Date.now();
  const result = {
    lost: [] as string[],
    doubled: [] as string[],
    wrongReplies: [] as string[],
    missed: [] as string[],
    slowest: 0,
    errors: [] as string[],
  };
  const url = `http://127.0.0.1:${taps.guests.port}`;
  for (const { write: kind, moment } of points) {
    const name = `${kind}, ${moment}`;
    print(name);
    const onError = (error: string) => void result.errors.push(`${name}: ${error}`);
    const write = await writes[kind]({ hotel, url, onError });
    const sent = Date.now();
    let killed: Promise<void> | undefined;
    const watch = watchFor(moment, write, () => {
      killed = hotel.killServer();
    });
    taps.database.watch(watch.database);
    taps.guests.watch(watch.guests);

    const replies = [await write.send()];
    result.slowest = Math.max(result.slowest, Date.now() - sent);
    // A push may come after the answer.
    for (let i = 0; !watch.isReached() && i < REACHED_WITHIN_MS / 100; i += 1) await pause(100);
    if (!watch.isReached()) result.missed.push(name);
    await killed;
    // The guest asks once more, as a page does that has ended before it stored the answer.
    replies.push(await write.send());
    const stored = await write.stored();
    write.close();
    if (stored.length === 0) result.lost.push(name);
    if (stored.length > 1) result.doubled.push(name);
    if (stored.length === 1 && replies.some((id) => id !== stored[0])) result.wrongReplies.push(name);
  }
  return { ...result, seconds: Math.round((Date.now() - started) / 1_000) };
}
