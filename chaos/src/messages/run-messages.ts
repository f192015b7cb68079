import { setTimeout as pause } from 'node:timers/promises';
import { findInDatabase, findInPages, type Expected, type Findings } from './findings';
import { openPage, type GuestPage } from './guest-page';
import { openHouse, type House } from '../world/house';
import { fillHouse } from './people';
import { bringTroubles, type Troubles } from '../world/troubles';

interface Asked extends Troubles {
  senders: number;
  rooms: number;
  messages: number;
  say: (line: string) => void;
}

interface Outcome {
  database: Findings;
  receivers: Findings;
  /** The number of messages that guests were shown, summed over all guests. */
  shown: number;
  seconds: number;
  /** Errors that no guest should see, such as a rejected message. */
  troubles: string[];
}

const SAYS_EVERY_MS = 10_000;

/**
 * Lets guests write as fast as allowed while faults are injected. In the end each guest must be shown what
 * the database contains.
 */
export async function runMessages(asked: Asked): Promise<Outcome> {
  const house = await openHouse();
  const pages: GuestPage[] = [];
  try {
    const people = await fillHouse(house, asked);
    pages.push(...people.map((person) => openPage(house.url, person)));
    return await Promise.race([writeThrough(house, pages, asked), house.breakdown]);
  } finally {
    for (const page of pages) page.close();
    await house.close();
  }
}

async function writeThrough(house: House, pages: GuestPage[], asked: Asked): Promise<Outcome> {
  const { messages, say, kills, cuts, swallows, restarts } = asked;
  await until(() => pages.every((page) => page.isConnected()));
  await Promise.all(pages.map((page) => page.open()));
  const started = Date.now();
  let sent = 0;
  for (const page of pages) page.sent(() => (sent += 1));
  const progress = setInterval(() => {
    const waiting = pages.filter((page) => !page.isConnected()).length;
    say(`${sent} of ${messages} are sent; ${waiting} guests are not connected`);
  }, SAYS_EVERY_MS);
  try {
    const expected = await writeAll(pages, messages);
    const done = () => sent / messages;
    await bringTroubles(house, { kills, cuts, swallows, restarts }, { done, say });
    await until(() => pages.every((page) => page.unsent() === 0 && page.isConnected()));
    say(`everything is sent, after ${seconds(started)} s`);
    await Promise.all(pages.map((page) => page.readAll()));
    return {
      database: await findInDatabase(house, expected),
      receivers: findInPages(pages, expected),
      shown: pages.flatMap((page) => page.rooms.flatMap(page.shown)).length,
      seconds: seconds(started),
      troubles: pages.flatMap((page) => page.troubles),
    };
  } finally {
    clearInterval(progress);
  }
}

/** Every guest writes in turn to each of their rooms and counts up in each. */
async function writeAll(pages: GuestPage[], messages: number): Promise<Expected> {
  const expected: Expected = new Map();
  const places = pages.flatMap((page) => page.rooms.map((roomId) => ({ page, roomId })));
  for (let i = 0; i < messages; i += 1) {
    const place = places[i % places.length];
    if (!place) throw new Error('no guest is a member of a room');
    const { page, roomId } = place;
    const writers = expected.get(roomId) ?? new Map<string, number>();
    const number = (writers.get(page.chatUuid) ?? 0) + 1;
    expected.set(roomId, writers.set(page.chatUuid, number));
    await page.write(roomId, String(number));
  }
  return expected;
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1_000);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(50);
}
