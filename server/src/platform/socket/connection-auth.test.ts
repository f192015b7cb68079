import { EventEmitter } from 'node:events';
import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';
import type { Server, Socket } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { registerConnectionAuth } from './connection-auth';
import { createUnauthenticatedConnections } from './unauthenticated-connections';
import { createSocketMetrics } from './socket-metrics';

class Link extends EventEmitter {
  request = { socket: {} };
  transport = {};
  readyState = 'open';
  close(): void {
    this.readyState = 'closed';
    this.emit('close');
  }
}

/** Sets up the authentication with a database that answers when the test says so. */
function setUp() {
  const metrics = createSocketMetrics({ add() {}, stop() {} });
  onTestFinished(metrics.stop);
  const unauthenticated = createUnauthenticatedConnections({
    onDisplaced: () => metrics.turnedAway('strangers'),
    connections: { keep() {}, release() {} },
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const claimed: string[] = [];
  let ask: Parameters<Server['use']>[0] = () => {};
  const deps = {
    topics: { joinedBy: () => [] },
    actors: {
      identify: async (token: string) => {
        await answered;
        return token === 'none' ? undefined : { id: token, kind: 'guest', role: null, property: { id: 'p' } };
      },
    },
    connections: {
      findByActor: async () => [],
      claim: async ({ socketId }: { socketId: string }) => claimed.push(socketId),
    },
    networkOf: () => 'hotel',
    pseudonymOf: (id: string) => id,
    log: console,
    now: () => 0,
    unauthenticated,
    metrics,
  };
  // `registerConnectionAuth` uses only these members of the server, the socket and the repositories.
  const io = { use: (middleware: typeof ask) => (ask = middleware) } as unknown as Server;
  registerConnectionAuth(io, deps as unknown as Parameters<typeof registerConnectionAuth>[1]);

  function openLink(): Link {
    const link = new Link();
    unauthenticated.opened(link as unknown as Socket['conn'], 'hotel');
    return link;
  }
  /** `outcome` settles when the connection was accepted or rejected. */
  function authenticate(token: string) {
    const link = openLink();
    const socket = { id: token, conn: link, handshake: { auth: { token } }, join: async () => {} };
    const outcome = new Promise((end) => ask(socket as unknown as Socket, end));
    return { link, outcome };
  }
  return {
    openLink,
    authenticate,
    claimed,
    answer: () => answer(),
    turnedAway: () => metrics.read().turnedAway,
  };
}

test('when all guests of a hotel reconnect at once, all are accepted even if the lookup is slow', async () => {
  const { authenticate, claimed, answer, turnedAway } = setUp();
  const guests = Array.from({ length: 300 }, (_, i) => authenticate(`guest ${i}`));

  answer();
  await Promise.all(guests.map(({ outcome }) => outcome));

  expect(guests.filter(({ link }) => link.readyState === 'open')).toHaveLength(300);
  expect(claimed).toHaveLength(300);
  expect(turnedAway()).toEqual({});
});

test('a connection with an invalid session can be displaced by later ones', async () => {
  const { openLink, authenticate, answer, turnedAway } = setUp();
  const { link, outcome } = authenticate('none');
  answer();
  await outcome;

  for (let i = 0; i < 200; i += 1) openLink();

  expect(link.readyState).toBe('closed');
  expect(turnedAway()).toEqual({ session: 1, strangers: 1 });
});

test('a connection that closes during authentication is not registered', async () => {
  const { authenticate, claimed, answer } = setUp();
  const [gone, here] = [authenticate('gone'), authenticate('here')];
  gone.link.close();

  answer();
  await Promise.all([gone.outcome, here.outcome]);

  expect(claimed).toEqual(['here']);
});

test('a guest has at most 50 connections: the newest is refused, and others of the network are not', async () => {
  const { authenticate, claimed, answer, turnedAway } = setUp();
  answer();
  const links = Array.from({ length: 60 }, () => authenticate('ada'));
  const outcomes = await Promise.all(links.map(({ outcome }) => outcome));
  const other = authenticate('bob');

  expect(outcomes.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => undefined));
  expect(outcomes.slice(50)).toEqual(
    Array.from({ length: 10 }, () => new Error(CONNECTION_REJECTED.tooMany)),
  );
  expect(await other.outcome).toBeUndefined();
  expect(claimed).toHaveLength(51);
  expect(turnedAway()).toEqual({ tooMany: 10 });

  links[0]?.link.close();

  expect(await authenticate('ada').outcome).toBeUndefined();
});
