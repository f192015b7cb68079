import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { forkProgram } from '../../../server/src/testing/processes/built-programs';
import { openGuestSocket } from '../world/guest-socket';
import { newPerson } from '../world/new-person';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import type { Flood, FloodProgress } from './flooder';
import { openSilentUpgrades } from './silent-upgrades';

interface FloodRunOptions {
  flooders: number;
  /** The number of messages that each of them sends in a second. */
  rate: number;
  /** The number of WebSockets that never answer, which one address opens before the flood. */
  silent: number;
  print: (line: string) => void;
}

interface FloodRunResult {
  silence: Awaited<ReturnType<typeof openSilentUpgrades>>;
  /** The number of flooders who were still connected in the end. */
  left: number;
  sent: number;
  /** The messages that a flooder really sent in a second. */
  pace: number;
  /** The times from asking to the answer of the guests who behave, beside the flood. */
  p50: number;
  p99: number;
  /** The number of answers to the good guests. */
  asked: number;
  /** The number of lines in the log of the server that are errors. */
  logged: number;
  seconds: number;
  errors: string[];
}

type GuestSocket = ReturnType<typeof openGuestSocket>;

const ENDED_WITHIN_MS = 120_000;
/**
 * The number of guests who read and write at an ordinary pace. The answers to a single one would be too few for a
 * percentile.
 */
const GOOD_GUESTS = 5;
const PAUSE_MS = 250;

/** Lets guests flood the server until it has disconnected them all, while others use it. */
export async function runFloods(options: FloodRunOptions): Promise<FloodRunResult> {
  const hotel = await startTestHotel();
  try {
    return await Promise.race([flood(hotel, options), hotel.breakdown]);
  } finally {
    await hotel.close();
  }
}

async function flood(
  hotel: TestHotel,
  { flooders, rate, silent, print }: FloodRunOptions,
): Promise<FloodRunResult> {
  const tokens = [];
  for (let i = 0; i < flooders; i += 1) tokens.push((await newPerson(hotel)).token);
  // Without the balancer, which would forward the flood in the process that times the answers.
  const url = await hotel.server().address();
  const errors: string[] = [];
  const times: number[] = [];
  let isOver = false;

  async function ask(guest: GuestSocket): Promise<void> {
    const asked = performance.now();
    try {
      await guest.request('newExternalMessage', { key: randomUUID(), text: 'May I have two towels?' });
      times.push(performance.now() - asked);
    } catch (error) {
      errors.push(`a good guest: ${String(error)}`);
    }
  }
  /** Asks at a fixed rate without waiting for answers: otherwise slow answers would be measured too rarely. */
  async function keepAsking(guest: GuestSocket): Promise<void> {
    const pending: Promise<void>[] = [];
    while (!isOver) {
      pending.push(ask(guest));
      await pause(PAUSE_MS);
    }
    await Promise.all(pending);
    guest.close();
  }

  const good: GuestSocket[] = [];
  for (let i = 0; i < GOOD_GUESTS; i += 1) good.push(openGuestSocket(url, (await newPerson(hotel)).token));
  // The first answers are not counted, because they are slow on a server that has just started, with or without a
  // flood.
  for (const guest of good) await ask(guest);
  times.length = 0;
  const silence = await openSilentUpgrades(url, silent, print);
  const started = Date.now();
  const asking = Promise.all(good.map(keepAsking));
  const progress = await untilEnded({ url, tokens, perSecond: rate }, print);
  isOver = true;
  await asking;
  const sorted = times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity);
  return {
    silence,
    left: flooders - progress.disconnected,
    sent: progress.sent,
    pace: Math.round(progress.sent / progress.connectedFor),
    p50: percentile(0.5),
    p99: percentile(0.99),
    asked: times.length,
    logged: hotel
      .server()
      .output()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)).length,
    seconds: Math.round((Date.now() - started) / 1_000),
    errors,
  };
}

/** Floods from a process of its own, until all are disconnected or it takes too long. */
async function untilEnded(floods: Flood, print: (line: string) => void): Promise<FloodProgress> {
  const child = forkProgram('flooder');
  let progress: FloodProgress = { connected: 0, disconnected: 0, sent: 0, connectedFor: 0 };
  child.on('message', (message) => (progress = message as FloodProgress));
  child.send(floods);
  const until = Date.now() + ENDED_WITHIN_MS;
  for (let i = 0; progress.disconnected < floods.tokens.length && Date.now() < until; i += 1) {
    if (i % 50 === 0) print(JSON.stringify(progress));
    await pause(100);
  }
  child.disconnect();
  return progress;
}
