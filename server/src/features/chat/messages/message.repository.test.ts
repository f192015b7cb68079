import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { assertRow } from '../../../platform/db/assert-row';
import { openDatabase } from '../../../platform/db/database';
import { room, roomMember } from '../../../platform/db/tables/schema';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { testConnection } from '../../../testing/test-database';
import { createMessageRepository } from './message.repository';

const db = openDatabase({ ...(await testConnection('filled')), max: 1 }, () => {});
afterAll(() => db.$client.end());
const sent: string[] = [];
db.$client.on('connect', (client: PoolClient) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    sent.push(JSON.stringify(args[0]));
    return query(...args);
  }) as typeof client.query;
});

test('a message of the hotel is stored without counting what its guests have not read', async () => {
  const property = await db.query.property.findFirst();
  assertRow(property);
  const facts = { propertyId: property.id, type: 'external', requestState: 'none' } as const;
  const [made] = await db.insert(room).values(facts).returning();
  assertRow(made);
  await db.insert(roomMember).values({ roomId: made.id, memberId: randomUUID(), kind: 'guest' });
  // Only the events of the outbox are counted, when they are published.
  const outbox = { addToRoom: async () => ({ id: 1 }) } as unknown as PushOutbox;
  const messages = createMessageRepository({ outbox, now: Date.now });
  const body = { text: 'Your table is ready.', messageType: 'text' } as const;
  sent.length = 0;

  await db.transaction((tx) => messages.appendForProperty(tx, property, { roomId: made.id, body }));

  expect(sent.filter((text) => text.includes('room_event'))).toHaveLength(1);
  expect(sent.filter((text) => /count\(/.test(text))).toEqual([]);
  const stored = await db.query.roomEvent.findMany({ where: (row, { eq }) => eq(row.roomId, made.id) });
  expect(stored).toMatchObject([{ seq: 1, body }]);
});
