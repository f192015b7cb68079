import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWatched } from '../model/state/is-watched';
import { unreadIn } from '../model/state/room';
import { connect, isInLog, push, visibleState, type Client } from '../testing/model-client';
import { createModelServer, SENDERS, type ServerEvent, type Pushed } from '../testing/model-server';
import { isRoomGone } from '../concurrency/retry';
import { createResponseGuard } from './stale-response-guard';

const RUNS = 60;
const TAKES_AT_MOST_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An action of the guest on one page, or `hear of`, which loads a room at that moment. */
type PageAction = { act: 'open' | 'hear of'; room: number } | { act: (typeof WITHOUT_ROOM)[number] };

interface Step {
  does: ServerEvent | PageAction;
  tab: number;
  /** The number of pending pushes that arrive after the step. */
  hears: number;
  seed: number;
  waits: number;
}

const WITHOUT_ROOM = ['close', 'hide', 'come back', 'scroll up', 'go to the end', 'look'] as const;
const nth = fc.nat({ max: 40 });
const room = fc.nat({ max: 1 });
const by = fc.constantFrom(...SENDERS);
const happening: fc.Arbitrary<ServerEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('write' as const), room, by }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('delete' as const), room, nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('read' as const), room, by, nth }) },
  fc.record({ what: fc.constantFrom('close' as const, 'leave' as const, 'join' as const), room }),
);
const act: fc.Arbitrary<PageAction> = fc.oneof(
  fc.record({ act: fc.constantFrom('open' as const, 'hear of' as const), room }),
  fc.record({ act: fc.constantFrom(...WITHOUT_ROOM) }),
);
const step = fc.record<Step>({
  does: fc.oneof(happening, act),
  tab: fc.nat({ max: 1 }),
  hears: fc.nat({ max: 3 }),
  seed: fc.nat({ max: 100 }),
  waits: fc.constantFrom(0, 0, 0, 20, 300, 700),
});
const generated = fc.record({
  steps: fc.array(step, { maxLength: 40 }),
  isLossy: fc.boolean(),
  /** The delay of each reply in milliseconds. */
  delays: fc.infiniteStream(fc.constantFrom(0, 0, 5, 40, 400)),
});

/** Takes the next push, or a later one of a room log, which may also be repeated. */
function take(onTheWay: Pushed[], seed: number): Pushed[] {
  const other = onTheWay[seed % 3];
  const [it] = onTheWay.splice(other && isInLog(other) ? seed % 3 : 0, 1);
  if (it && isInLog(it) && seed % 5 === 0) onTheWay.push(it);
  return it ? [it] : [];
}

async function loadUnknownRoom({ store, realtime }: Client, roomId: string): Promise<void> {
  const isCurrent = createResponseGuard(store);
  try {
    const roomInfo = await realtime.ask('guestGetRoomInfo', { roomId });
    if (isCurrent(roomId)) store.getState().roomReceived(roomInfo);
  } catch (error) {
    // The guest has left the room, but this page does not know it yet.
    if (!isRoomGone(error)) throw error;
  }
}

async function perform(client: Client, ids: readonly string[], it: PageAction): Promise<void> {
  const { store, sync } = client;
  const chat = store.getState();
  const roomId = 'room' in it ? (ids[it.room] ?? '') : (chat.activeRoomId ?? '');
  switch (it.act) {
    case 'open':
      if (!chat.rooms[roomId] || chat.activeRoomId === roomId) return;
      chat.roomOpened(roomId);
      return sync.loadActiveRoom();
    case 'hear of':
      return chat.rooms[roomId] ? loadUnknownRoom(client, roomId) : undefined;
    case 'close':
      return chat.roomClosed();
    case 'hide':
      return chat.visibilityChanged(false);
    case 'come back':
      chat.visibilityChanged(true);
      return sync.refresh();
    case 'scroll up':
    case 'go to the end':
      return chat.listMoved({ roomId, isAtEnd: it.act === 'go to the end' });
    case 'look':
      return sync.refresh();
  }
}

/** Advances the clock until all work is done. */
async function finishAll<T>(doing: Promise<T>[]): Promise<T[]> {
  let isDone = false;
  const all = Promise.all(doing).finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(500);
  return all;
}

function unreadWhereWatched({ store }: Client): number {
  const chat = store.getState();
  const open = chat.rooms[chat.activeRoomId ?? ''];
  return open && isWatched(chat, open.id) ? unreadIn(open) : 0;
}

/**
 * Returns the messages and read markers. The unread count is the local one, because the page may know more
 * than the server.
 */
async function seenBy(client: Client) {
  const shown = await visibleState(client);
  const { rooms } = client.store.getState();
  return shown
    .map(({ id, marks, messages }) => ({ id, marks, messages, unread: rooms[id] && unreadIn(rooms[id]) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

test(
  'S-21 two pages of a guest with any order of events agree with a fresh page on what is read',
  async () => {
    await fc.assert(
      fc.asyncProperty(generated, async ({ steps, isLossy, delays }) => {
        const onTheWay: Pushed[] = [];
        const server = createModelServer(2, (pushes) => void onTheWay.push(...pushes));
        const takes = () => delays.next().value;
        const tabs = [await connect(server, takes), await connect(server, takes)];
        const ids = Object.keys(tabs[0]?.store.getState().rooms ?? {});
        const doing: Promise<void>[] = [];
        const hear = (seed: number) =>
          take(onTheWay, seed)
            .filter(() => !isLossy || seed % 4 > 0)
            .forEach((it) => tabs.forEach((tab) => push(tab, it)));

        for (const { does, tab, hears, seed, waits } of steps) {
          const page = tabs[tab];
          if ('what' in does) onTheWay.push(...server.apply(does));
          else if (page) doing.push(perform(page, ids, does));
          for (let count = 0; count < hears; count += 1) hear(seed + count);
          await vi.advanceTimersByTimeAsync(waits);
        }
        await finishAll(doing);
        for (let turn = 0; turn < 4; turn += 1) {
          while (onTheWay.length > 0) hear(1);
          if (isLossy) await finishAll(tabs.map(({ sync }) => sync.refresh()));
          await vi.advanceTimersByTimeAsync(2_500);
        }

        expect(tabs.map(unreadWhereWatched)).toEqual([0, 0]);
        const fresh = await connect(server);
        const [expected, ...shown] = await finishAll([fresh, ...tabs].map(seenBy));
        expect(shown).toEqual([expected, expected]);
        [...tabs, fresh].forEach(({ sync }) => sync.stop());
      }),
      { numRuns: RUNS },
    );
  },
  TAKES_AT_MOST_MS,
);
