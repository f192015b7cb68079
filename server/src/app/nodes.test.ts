import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Server } from 'socket.io';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openRedisLink } from '../platform/cluster/redis-link';
import { createActiveViewers } from '../platform/connections/active-viewers';
import { createConnectionRepository } from '../platform/connections/connection.repository';
import { chatConnection, pushOutbox, room, roomEvent } from '../platform/db/tables/schema';
import { createLog } from '../platform/log/logging';
import { type SocketClient } from '../testing/socket-client';
import { redisProcess, type OnEnd } from '../testing/processes/redis-process';
import { testNodes } from '../testing/processes/test-nodes';

const SLOW = 180_000;
const newMessage = (text: string) => ({ key: randomUUID(), text });
const textsOf = (who: SocketClient) => who.pushes('newPrivateGuestMessage').map(({ text }) => text);

async function readiness(url: string) {
  const answer = await fetch(`${url}/health/ready`);
  const { status, redis } = (await answer.json()) as { status: string; redis: string };
  return [answer.status, status, redis];
}

/** Starts two processes and a Redis. */
async function startNodes(onEnd?: OnEnd) {
  const redis = await redisProcess(onEnd);
  await redis.start();
  const lab = await testNodes({ REDIS_URL: redis.url }, 'filled', onEnd);
  const [one, two] = await Promise.all([lab.start(), lab.start()]);
  return { ...lab, redis, one, two };
}

/** Connects a guest to each of two processes, who share a room. Without processes it starts some. */
async function arrange(started?: Awaited<ReturnType<typeof startNodes>>) {
  const lab = started ?? (await startNodes());
  const { one, two } = lab;
  const [ada, bob] = [await lab.guest(one.url), await lab.guest(two.url)];
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', {
    ...newMessage('Hello'),
    roomKey: roomKeyOf(ada.id, bob.id),
  });
  await lab.db.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));
  return { ...lab, ada, bob, roomId };
}

describe('two processes that go on', () => {
  const ends: Parameters<OnEnd>[0][] = [];
  let nodes: Awaited<ReturnType<typeof startNodes>>;
  beforeAll(async () => {
    nodes = await startNodes((end) => void ends.unshift(end));
  }, SLOW);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test(
    'messages sent on one process arrive on the other in order, and both report a healthy link',
    { timeout: SLOW },
    async () => {
      const { one, two, ada, bob, roomId } = await arrange(nodes);
      const write = (who: SocketClient, i: number) =>
        who.requestOk('newPrivateGuestMessage', { ...newMessage(`${i}`), roomId });

      await Promise.all(Array.from({ length: 30 }, (_, i) => write(i % 2 ? ada : bob, i)));

      for (const who of [ada, bob]) {
        await expect.poll(() => textsOf(who).length, { timeout: 30_000 }).toBe(31);
        // Two processes may publish in a different order than they stored, but each log position arrives once.
        const positions = who.pushes('newPrivateGuestMessage').map(({ seq }) => seq);
        expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
      }
      expect(await readiness(one.url)).toEqual([200, 'ok', 'ok']);
      expect(await readiness(two.url)).toEqual([200, 'ok', 'ok']);
    },
  );

  test(
    'S-29 a guest has one connection across all processes: the existing one is probed, and “use here” replaces it',
    { timeout: SLOW },
    async () => {
      const { two, ada, connect, db } = await arrange(nodes);

      await expect(connect(two.url, ada)).rejects.toThrow('Only one connection is allowed for each session');
      expect(ada.socket.connected).toBe(true);

      const there = await connect(two.url, ada, { takeOver: true, tabId: 'there' });
      await expect.poll(() => ada.socket.connected).toBe(false);
      expect(ada.pushes('sessionReplaced')).toHaveLength(1);
      expect(await db.$count(chatConnection, eq(chatConnection.actorId, ada.id))).toBe(1);

      there.socket.off('areYouThere');
      await connect(two.url, ada, { tabId: 'silent gives way' });
      await expect.poll(() => there.socket.connected).toBe(false);
    },
  );

  test(
    'a sign-out on one process closes the chat connection on the other at once',
    { timeout: SLOW },
    async () => {
      const { one, bob, guest, two } = await arrange(nodes);
      const eve = await guest(two.url);

      const answer = await fetch(`${one.url}/web/property/casa-miramar/guest/signout`, {
        method: 'POST',
        headers: { ...eve.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ allDevices: true }),
      });

      expect(answer.status).toBe(204);
      await expect.poll(() => eve.socket.connected, { timeout: 10_000 }).toBe(false);
      expect(bob.socket.connected).toBe(true);
    },
  );
});

/** Answers the question whether the guest sees the page, as a page of this release does. */
function answerVisibility({ socket }: SocketClient, visibility: 'visible' | 'hidden'): void {
  socket.off('areYouThere');
  socket.on('areYouThere', ({ asks }: { asks?: string }, acknowledge: (answer: unknown) => void) =>
    acknowledge(asks === 'visibility' ? visibility : true),
  );
}

test(
  'a process learns through Redis who sees a page and which tab is there, also while another process does not answer',
  { timeout: SLOW },
  async () => {
    const { connect, db, redis, one, two, ada, bob, roomId } = await arrange();
    const link = await openRedisLink(redis.url, createLog('silent'));
    const io = new Server(link.adapter ? { adapter: link.adapter } : {});
    onTestFinished(async () => {
      await io.of('/').adapter.close();
      link.close();
    });
    const activeViewers = createActiveViewers(io, createConnectionRepository(db, randomUUID()));
    const seeing = async () => [...(await activeViewers([ada.id, bob.id, randomUUID()]))];
    // The new process takes part from the first push that it receives.
    await ada.requestOk('newPrivateGuestMessage', { ...newMessage('There?'), roomId });
    answerVisibility(ada, 'visible');
    answerVisibility(bob, 'hidden');
    await expect.poll(seeing, { timeout: 30_000 }).toEqual([ada.id]);

    answerVisibility(ada, 'hidden');
    answerVisibility(bob, 'visible');
    await expect.poll(seeing).toEqual([bob.id]);

    bob.socket.off('areYouThere');
    expect(await seeing()).toEqual([]);

    answerVisibility(ada, 'visible');
    two.kill('SIGSTOP');
    await expect.poll(seeing, { timeout: 30_000 }).toEqual([ada.id]);

    await expect(connect(one.url, ada, { tabId: 'another' })).rejects.toThrow(
      'Only one connection is allowed for each session',
    );
    expect(ada.socket.connected).toBe(true);
  },
);

test(
  'while Redis is down, messages are stored, and they are published when it returns empty',
  { timeout: SLOW },
  async () => {
    const { redis, one, two, ada, bob, roomId, db } = await arrange();
    await ada.requestOk('newPrivateGuestMessage', { ...newMessage('before'), roomId });
    // If Redis loses a push, the guest gets the message with the next digest.
    await expect.poll(() => textsOf(bob), { timeout: 30_000 }).toContain('before');

    await redis.kill();
    for (const text of ['during', 'still during']) {
      await ada.requestOk('newPrivateGuestMessage', { ...newMessage(text), roomId });
    }
    await expect.poll(() => readiness(one.url), { timeout: 30_000 }).toEqual([200, 'degraded', 'away']);
    expect(textsOf(ada)).toContain('during');
    const { rooms } = await bob.requestOk('loadGuestRooms', { heads: { [roomId]: 2 } });
    expect(rooms.map(({ headSeq }) => headSeq)).toEqual([4]);

    await redis.start();
    await expect.poll(() => readiness(two.url), { timeout: 30_000 }).toEqual([200, 'ok', 'ok']);
    await ada.requestOk('newPrivateGuestMessage', { ...newMessage('after'), roomId });
    await expect
      .poll(() => new Set(textsOf(bob)), { timeout: 30_000 })
      .toEqual(new Set(['Hello', 'before', 'during', 'still during', 'after']));
    await expect.poll(() => db.$count(pushOutbox), { timeout: 30_000 }).toBe(0);
  },
);

test(
  'without Redis at the start, processes serve, report it, and connect when it becomes available',
  { timeout: SLOW },
  async () => {
    const redis = await redisProcess();
    const { start, guest } = await testNodes({ REDIS_URL: redis.url });
    const [one, two] = await Promise.all([start(), start()]);

    expect(await readiness(one.url)).toEqual([200, 'degraded', 'away']);
    const [ada, bob] = [await guest(one.url), await guest(two.url)];
    const roomKey = roomKeyOf(ada.id, bob.id);
    await ada.requestOk('newPrivateGuestMessage', { ...newMessage('Hello'), roomKey });

    await redis.start();
    await expect.poll(() => textsOf(bob), { timeout: 30_000 }).toEqual(['Hello']);
    await expect.poll(() => readiness(one.url), { timeout: 30_000 }).toEqual([200, 'ok', 'ok']);
  },
);

test(
  'when a process is killed, its guests move to another one and resend without loss or duplicates',
  { timeout: SLOW },
  async () => {
    const { one, two, ada, bob, roomId, connect, staff, balancer, db } = await arrange();
    const rita = await staff(one.url);
    expect(await bob.requestOk('getStaffsExternal', {})).toMatchObject([{ _id: rita.id }]);
    balancer.routeTo(one.port, two.port);
    const messages = Array.from({ length: 15 }, (_, i) => ({ ...newMessage(`${i}`), roomId }));
    const first = messages.map((message) =>
      ada.request('newPrivateGuestMessage', message).catch(() => undefined),
    );
    await first[0];
    one.kill('SIGKILL');
    await one.ended;

    // The remaining process must notice that the existing connection is dead, so the new tab replaces it.
    const back = await connect(balancer.url, ada, { tabId: 'another' });
    for (const message of messages) await back.requestOk('newPrivateGuestMessage', message);

    const stored = await db.select().from(roomEvent).where(eq(roomEvent.roomId, roomId));
    expect(stored.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
    await expect.poll(() => new Set(textsOf(bob)).size, { timeout: 30_000 }).toBe(16);
    // Staff who were connected to the killed process are reported as offline, although that process could not
    // publish it.
    await expect
      .poll(() => bob.pushes('staffsIdLeftExternal'), { timeout: 40_000 })
      .toMatchObject([{ staffsId: [rita.id] }]);
    expect(await bob.requestOk('getStaffsExternal', {})).toEqual([]);
  },
);

test(
  'a process that was suspended cannot write for a guest whose connection has been replaced',
  { timeout: SLOW },
  async () => {
    const { one, two, ada, roomId, connect, db } = await arrange();
    one.kill('SIGSTOP');
    const message = { ...newMessage('Twice?'), roomId };
    ada.socket.emit('newPrivateGuestMessage', message, () => {});

    const there = await connect(two.url, ada, { tabId: 'another' });
    const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    one.kill('SIGCONT');
    await gone;

    const ofKey = () => db.$count(roomEvent, eq(roomEvent.clientId, message.key));
    expect(await ofKey()).toBe(0);
    expect(await there.requestOk('newPrivateGuestMessage', message)).toMatchObject({ dup: false });
    expect(await ofKey()).toBe(1);
  },
);
