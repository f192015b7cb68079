import { EventEmitter } from 'node:events';
import type { Server, Socket } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { openEntrance } from './entrance';
import { createStrangers } from './strangers';
import { createTally } from './tally';

class Link extends EventEmitter {
  readyState = 'open';
  close(): void {
    this.readyState = 'closed';
    this.emit('close');
  }
}

/** The entrance with a database that answers when the test says so. */
function entrance() {
  const tally = createTally();
  onTestFinished(tally.stop);
  const strangers = createStrangers(() => tally.turnedAway('strangers'));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const places: string[] = [];
  let ask: Parameters<Server['use']>[0] = () => {};
  const parts = {
    actors: {
      identify: async (token: string) => {
        await answered;
        return token === 'none' ? undefined : { id: token, kind: 'guest', role: null, property: { id: 'p' } };
      },
    },
    connections: {
      of: async () => [],
      take: async ({ socketId }: { socketId: string }) => places.push(socketId),
    },
    networkOf: () => 'hotel',
    log: console,
    now: () => 0,
    strangers,
    tally,
  };
  // Of a server, a socket and a database it needs nothing more than this.
  const io = { use: (middleware: typeof ask) => (ask = middleware) } as unknown as Server;
  openEntrance(io, parts as unknown as Parameters<typeof openEntrance>[1]);

  function opens(): Link {
    const link = new Link();
    strangers.came(link as unknown as Socket['conn'], 'hotel');
    return link;
  }
  /** Whether they are let in is known when `entering` ends. */
  function comes(token: string) {
    const link = opens();
    const socket = { id: token, conn: link, handshake: { auth: { token } }, join: async () => {} };
    const entering = new Promise((end) => ask(socket as unknown as Socket, end));
    return { link, entering };
  }
  return { opens, comes, places, answer: () => answer(), turnedAway: () => tally.read().turnedAway };
}

test('a hotel whose guests all come back at one moment is let in, however long it takes to know them', async () => {
  const { comes, places, answer, turnedAway } = entrance();
  const guests = Array.from({ length: 300 }, (_, i) => comes(`guest ${i}`));

  answer();
  await Promise.all(guests.map(({ entering }) => entering));

  expect(guests.filter(({ link }) => link.readyState === 'open')).toHaveLength(300);
  expect(places).toHaveLength(300);
  expect(turnedAway()).toEqual({});
});

test('who shows a session that is none makes room for those who come later', async () => {
  const { opens, comes, answer, turnedAway } = entrance();
  const { link, entering } = comes('none');
  answer();
  await entering;

  for (let i = 0; i < 200; i += 1) opens();

  expect(link.readyState).toBe('closed');
  expect(turnedAway()).toEqual({ session: 1, strangers: 1 });
});

test('who has gone before they are known takes no place', async () => {
  const { comes, places, answer } = entrance();
  const [gone, here] = [comes('gone'), comes('here')];
  gone.link.close();

  answer();
  await Promise.all([gone.entering, here.entering]);

  expect(places).toEqual(['here']);
});
