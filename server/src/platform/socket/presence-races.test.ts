import type { Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Actor } from '../connections/actor';
import type { ConnectionRepository, ConnectionRow } from '../connections/connection.repository';
import type { Publisher } from '../outbox/publisher';
import { createPresence } from './presence';

/** An open connection of a staff member; the database answers the search for others when the test says so. */
function staffMember() {
  const rows = new Map<number, Pick<ConnectionRow, 'id'>>();
  const searches: (() => void)[] = [];
  const events: string[] = [];
  // Presence uses only these functions of its dependencies.
  const connections = {
    findByActor: () => new Promise((resolve) => searches.push(() => resolve([...rows.values()]))),
  } as unknown as ConnectionRepository;
  const publisher = {
    deliver: async ({ event }: { event: string }) => void events.push(event),
  } as unknown as Publisher;
  const presence = createPresence({
    connections,
    publisher,
    contactOf: async () => ({ _id: 'emi' }) as Staff,
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(presence.stop);

  function connect(id: number) {
    const socket = new EventEmitter();
    rows.set(id, { id });
    socket.once('disconnect', () => rows.delete(id));
    presence.watch(
      socket as Socket,
      { id: 'emi', role: 'agent', property: { id: 'p' }, connectionId: id } as Actor,
    );
    return { disconnect: () => socket.emit('disconnect') };
  }

  async function answerSearches() {
    for (const answer of searches.splice(0)) answer();
    await new Promise(setImmediate);
  }
  return { connect, answerSearches, events };
}

test('a device whose other device goes while the database is asked for it does not join again', async () => {
  const { connect, answerSearches, events } = staffMember();
  const phone = connect(1);
  await answerSearches();
  connect(2);
  phone.disconnect();
  await answerSearches();

  expect(events).toEqual(['staffsJoinedExternal']);
});

test('a guest who leaves for good while the database is asked has left once the delay is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { connect, answerSearches, events } = staffMember();
  const phone = connect(1);
  await answerSearches();
  const laptop = connect(2);
  phone.disconnect();
  laptop.disconnect();
  await answerSearches();
  await vi.advanceTimersByTimeAsync(10_000);
  await answerSearches();

  expect(events).toEqual(['staffsJoinedExternal', 'staffsIdLeftExternal']);
});
