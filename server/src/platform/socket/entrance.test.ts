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

/** Sets up the authentication with a database that answers when the test says so. */
function entrance() {
  const tally = createTally();
  onTestFinished(tally.stop);
  const strangers = createStrangers(() => tally.turnedAway('strangers'));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const places: string[] = [];
  let ask: Parameters<Server['use']>[0] = () => {};
  const parts = {
    topics: { joinedBy: () => [] },
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
  // `openEntrance` uses only these members of the server, the socket and the repositories.
  const io = { use: (middleware: typeof ask) => (ask = middleware) } as unknown as Server;
  openEntrance(io, parts as unknown as Parameters<typeof openEntrance>[1]);

  function opens(): Link {
    const link = new Link();
    strangers.came(link as unknown as Socket['conn'], 'hotel');
    return link;
  }
  /** `entering` settles when the connection was accepted or rejected. */
  function comes(token: string) {
    const link = opens();
    const socket = { id: token, conn: link, handshake: { auth: { token } }, join: async () => {} };
    const entering = new Promise((end) => ask(socket as unknown as Socket, end));
    return { link, entering };
  }
  return { opens, comes, places, answer: () => answer(), turnedAway: () => tally.read().turnedAway };
}

test('when all guests of a hotel reconnect at once, all get in, however slow the lookup is', async () => {
  const { comes, places, answer, turnedAway } = entrance();
  const guests = Array.from({ length: 300 }, (_, i) => comes(`guest ${i}`));

  answer();
  await Promise.all(guests.map(({ entering }) => entering));

  expect(guests.filter(({ link }) => link.readyState === 'open')).toHaveLength(300);
  expect(places).toHaveLength(300);
  expect(turnedAway()).toEqual({});
});

test('a connection with an invalid session can be displaced by later ones', async () => {
  const { opens, comes, answer, turnedAway } = entrance();
  const { link, entering } = comes('none');
  answer();
  await entering;

  for (let i = 0; i < 200; i += 1) opens();

  expect(link.readyState).toBe('closed');
  expect(turnedAway()).toEqual({ session: 1, strangers: 1 });
});

test('a connection that closes during authentication is not registered', async () => {
  const { comes, places, answer } = entrance();
  const [gone, here] = [comes('gone'), comes('here')];
  gone.link.close();

  answer();
  await Promise.all([gone.entering, here.entering]);

  expect(places).toEqual(['here']);
});
