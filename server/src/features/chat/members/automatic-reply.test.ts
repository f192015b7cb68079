import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { property, room } from '../../../platform/db/tables/schema';
import { testSockets } from '../../../testing/test-sockets';
import { createAutomaticReplies } from './automatic-reply';

const MIDNIGHT_IN_LISBON = Date.parse('2026-06-10T23:00:00Z');
const HOUR_MS = 3_600_000;
const sockets = await testSockets({ now: () => MIDNIGHT_IN_LISBON });
const { db } = sockets;

test('after an automatic reply the room is not read again until the next one is due', async () => {
  const ada = await sockets.guest();
  const { roomId } = await ada.requestOk('newExternalMessage', {
    key: randomUUID(),
    text: 'Is anybody there?',
  });
  const [of] = await db.select().from(room).where(eq(room.id, roomId));
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  if (!of || !propertyRow) throw new Error('there is a room, and a house');
  const actor = { kind: 'guest', property: propertyRow, lang: 'en' } as const;
  const at = (hours: number) => ({ room: of, now: MIDNIGHT_IN_LISBON + hours * HOUR_MS });
  const replies = createAutomaticReplies();
  expect(replies.mayBeDue(actor, at(1))).toBe(true);

  expect(await replies.replyTo(db, actor, at(1))).toBeUndefined();

  expect([1, 7].map((hours) => replies.mayBeDue(actor, at(hours)))).toEqual([false, false]);
  const nextNight = at(24);
  expect(replies.mayBeDue(actor, nextNight)).toBe(true);
  expect(await replies.replyTo(db, actor, nextNight)).toMatchObject({ isAutomatic: true });
});
