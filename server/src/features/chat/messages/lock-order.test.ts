import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { room } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { testSockets, type SocketClient } from '../../../testing/test-sockets';

// An advancing clock fixes the order in which members join.
let at = NOON;
const sockets = await testSockets({ now: () => (at += 1) });
const { db } = sockets;
const ROUNDS = 15;

async function group(first: SocketClient, then: SocketClient, desk: SocketClient) {
  const property = await db.query.property.findFirst({
    where: (row, { eq }) => eq(row.slug, 'casa-miramar'),
  });
  const facts = {
    propertyId: String(property?.id),
    type: 'external' as const,
    requestState: 'none' as const,
  };
  const [made] = await db.insert(room).values(facts).returning();
  const roomId = String(made?.id);
  return {
    /** Adds the members one by one, which fixes their order in the room. */
    async fill() {
      for (const { id } of [first, then]) {
        await desk.requestOk('addGuestsToExternalGroupRoom', { roomId, guestsId: [id] });
      }
    },
    empty: () => desk.request('removeGuestsFromExternalGroupRoom', { roomId, guestsId: [first.id, then.id] }),
  };
}

test('guests leaving several rooms in different orders at once cause no deadlock', async () => {
  const [ada, bob, desk] = [await sockets.guest(), await sockets.guest(), await sockets.staff()];
  const groups = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? group(ada, bob, desk) : group(bob, ada, desk))),
  );

  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(groups.map(({ fill }) => fill()));
    for (const { status } of await Promise.all(groups.map(({ empty }) => empty()))) statuses.add(status);
  }

  expect([...statuses]).toEqual([200]);
  // The guest's log has no gaps and no duplicates.
  const { userEvents } = await ada.requestOk('loadGuestRooms', { heads: {}, userSeq: 0 });
  expect(userEvents.map(({ seq }) => seq)).toEqual(
    Array.from({ length: ROUNDS * groups.length }, (_, i) => i + 1),
  );
  expect(await ada.request('newExternalMessage', { key: randomUUID(), text: 'Still here' })).toMatchObject({
    status: 200,
  });
}, 120_000);
