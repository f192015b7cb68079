import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Connection } from '../../platform/db/database';
import { announcement, guest, property, room, roomMember } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { createAnnouncementTopic } from './audience';

const { db } = await testApp();

test('the recipients of an announcement for groups are found with one query', async () => {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const [propertyId, roomId, id] = [propertyRow?.id ?? '', randomUUID(), randomUUID()];
  const group = { propertyId, id: roomId, type: 'external', requestState: 'none' } as const;
  await db.insert(room).values({ ...group, createdAt: new Date(NOON), lastActivityAt: new Date(NOON) });
  const [ada, bob, left] = await Promise.all([chatUuidOfNew(), chatUuidOfNew(), chatUuidOfNew()]);
  await db.insert(roomMember).values([
    { roomId, memberId: ada, kind: 'guest' },
    { roomId, memberId: bob, kind: 'guest' },
    { roomId, memberId: left, kind: 'guest', leftAt: new Date(NOON) },
  ]);
  const content = { title: { en: 'Yoga' }, text: { en: 'At six' }, severity: 'service' } as const;
  const audience = { stayStates: [], groups: [roomId], rooms: [] };
  const facts = { propertyId, id, audience, mustAcknowledge: false, createdAt: new Date(NOON) };
  await db.insert(announcement).values({ ...facts, ...content });
  const { counted, queryCount } = counting();

  const topic = createAnnouncementTopic(counted, () => NOON);
  const event = { topic: `announcement:${id}`, event: 'newAnnouncement', body: {} };
  const [recipients] = await topic.recipientsOf([event])(event);

  expect([...(recipients?.socketRooms ?? [])].sort()).toEqual(
    [`staff:${propertyId}`, `user:${ada}`, `user:${bob}`].sort(),
  );
  // One query loads the announcement, the other its recipients.
  expect(queryCount()).toBe(2);
});

async function chatUuidOfNew(): Promise<string> {
  const { id } = await knownGuest(db, NOON);
  const [row] = await db.select().from(guest).where(eq(guest.id, id));
  return row?.chatUuid ?? '';
}

function counting() {
  let queryCount = 0;
  const select = (...fields: Parameters<Connection['select']>) => {
    queryCount += 1;
    return db.select(...fields);
  };
  // The function under test uses only `select`.
  const counted = { select } as unknown as Connection;
  return { counted, queryCount: () => queryCount };
}
