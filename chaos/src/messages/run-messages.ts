import { setTimeout as pause } from 'node:timers/promises';
import { findInDatabase, findInPages, type Expected, type Findings } from './findings';
import { openGuestPage, type GuestPage } from './guest-page';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import { createGuests } from './people';
import { injectFaults, type Faults } from '../world/faults';
import { createLateWrites } from '../world/late-writes';
import { failIfStalled } from '../world/fail-if-stalled';

interface MessageRunOptions extends Faults {
  senders: number;
  rooms: number;
  messages: number;
  print: (line: string) => void;
}

interface MessageRunResult {
  database: Findings;
  receivers: Findings;
  /** The names of the messages that were sent late. */
  late: readonly string[];
  /** The number of messages that guests were shown, summed over all guests. */
  shown: number;
  seconds: number;
  /** Errors that no guest should see, such as a rejected message. */
  errors: string[];
}

const PROGRESS_INTERVAL_MS = 10_000;

/**
 * Lets guests write as fast as allowed while faults are injected. In the end each guest must be shown what
 * the database contains.
 */
export async function runMessages(options: MessageRunOptions): Promise<MessageRunResult> {
  const hotel = await startTestHotel();
  const pages: GuestPage[] = [];
  try {
    const people = await createGuests(hotel, options);
    pages.push(...people.map((person) => openGuestPage(hotel.url, person)));
    return await Promise.race([writeMessages(hotel, pages, options), hotel.breakdown]);
  } finally {
    for (const page of pages) page.close();
    await hotel.close();
  }
}

async function writeMessages(
  hotel: TestHotel,
  pages: GuestPage[],
  options: MessageRunOptions,
): Promise<MessageRunResult> {
  const { messages, print, kills, cuts, swallows, restarts } = options;
  const connected = waitUntil(() => pages.every((page) => page.isConnected()));
  await failIfStalled(connected, {
    progress: () => missing(pages).length,
    unfinished: () => missing(pages),
  });
  await Promise.all(pages.map((page) => page.open()));
  const started = Date.now();
  let sent = 0;
  const late = createLateWrites();
  for (const page of pages) {
    // A message waits from when the one before it in its room was sent.
    const waiting = new Map(page.rooms.map((roomId) => [roomId, late.begin()]));
    page.sent((roomId, name) => {
      sent += 1;
      waiting.get(roomId)?.(name);
      waiting.set(roomId, late.begin());
    });
  }
  const progress = setInterval(() => {
    print(`${sent} of ${messages} messages sent; ${missing(pages).length} guests not connected`);
  }, PROGRESS_INTERVAL_MS);
  async function writeDuringFaults(): Promise<Expected> {
    const expected = await writeAll(pages, messages);
    const done = () => sent / messages;
    await injectFaults(hotel, { kills, cuts, swallows, restarts }, { done, print });
    await waitUntil(() => pages.every((page) => page.unsent().length === 0 && page.isConnected()));
    return expected;
  }
  try {
    const expected = await failIfStalled(writeDuringFaults(), {
      progress: () => sent,
      unfinished: () => [...missing(pages), ...pages.flatMap((page) => page.unsent())],
    });
    print(`all messages sent after ${seconds(started)} s`);
    const unread = new Set(pages);
    const read = pages.map((page) => page.readAll().then(() => unread.delete(page)));
    await failIfStalled(Promise.all(read), {
      progress: () => unread.size,
      unfinished: () => [...unread].map(({ chatUuid }) => `pages of ${chatUuid}`),
    });
    return {
      database: await findInDatabase(hotel, expected),
      receivers: findInPages(pages, expected),
      late: late.names,
      shown: pages.flatMap((page) => page.rooms.flatMap(page.shown)).length,
      seconds: seconds(started),
      errors: pages.flatMap((page) => page.errors),
    };
  } finally {
    clearInterval(progress);
  }
}

/** The guests who are not connected. */
const missing = (pages: GuestPage[]) =>
  pages.filter((page) => !page.isConnected()).map(({ chatUuid }) => `connection of ${chatUuid}`);

/** Every guest writes in turn to each of their rooms and counts up in each. */
async function writeAll(pages: GuestPage[], messages: number): Promise<Expected> {
  const expected: Expected = new Map();
  const seats = pages.flatMap((page) => page.rooms.map((roomId) => ({ page, roomId })));
  for (let i = 0; i < messages; i += 1) {
    const seat = seats[i % seats.length];
    if (!seat) throw new Error('no guest is a member of a room');
    const { page, roomId } = seat;
    const writers = expected.get(roomId) ?? new Map<string, number>();
    const number = (writers.get(page.chatUuid) ?? 0) + 1;
    expected.set(roomId, writers.set(page.chatUuid, number));
    await page.write(roomId, String(number));
  }
  return expected;
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1_000);

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(50);
}
