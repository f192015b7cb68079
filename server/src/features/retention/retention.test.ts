import { and, eq, inArray, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { afterAll, expect, test } from 'vitest';
import {
  guest as guestTable,
  loyaltyClaim,
  property,
  room,
  roomEvent,
  roomMember,
  upload,
} from '../../platform/db/tables/schema';
import { NOON } from '../../testing/test-app';
import { newMember } from '../loyalty/testing/members';
import { testSockets, type SocketClient } from '../../testing/test-sockets';
import { createRetention } from './retention';

const DAY_MS = 86_400_000;
const folder = await mkdtemp(join(tmpdir(), 'retention-'));
afterAll(() => rm(folder, { recursive: true }));
const sockets = await testSockets();
const { db } = sockets;

/** Two guests with a private room; their stays end on 14 and 20 June. */
async function roomOfTwo() {
  const [ada, bob] = [await sockets.guest(), await sockets.guest({ checkout: '2026-06-20' })];
  const first = { key: randomUUID(), text: 'Do you sail?', roomKey: roomKeyOf(ada.id, bob.id) };
  const { roomId, messageId } = await ada.requestOk('newPrivateGuestMessage', first);
  await bob.requestOk('reportMessage', { messageId, reason: 'spam' });
  return { ada, roomId };
}

async function roomWithDesk(by?: SocketClient) {
  const caller = by ?? (await sockets.guest());
  return (await caller.requestOk('newExternalMessage', { key: randomUUID(), text: 'Towels?' })).roomId;
}

const ledgerFile = () => join(folder, `${randomUUID()}.jsonl`);
const runOn = (day: string, file = ledgerFile()) =>
  createRetention({ db, ledgerFile: file, now: () => Date.parse(day) })();
const exists = async (id: string) => (await db.select().from(room).where(eq(room.id, id))).length === 1;

test('a private conversation is deleted 30 days after the later checkout', async () => {
  const { ada, roomId } = await roomOfTwo();
  const file = ledgerFile();

  await runOn('2026-07-20T20:00:00Z', file);
  expect(await exists(roomId)).toBe(true);
  await Promise.all([runOn('2026-07-21T10:00:00Z', file), runOn('2026-07-21T10:00:00Z', file)]);

  expect(await exists(roomId)).toBe(false);
  expect(await db.select().from(roomEvent).where(eq(roomEvent.roomId, roomId))).toEqual([]);
  expect(await db.select().from(roomMember).where(eq(roomMember.roomId, roomId))).toEqual([]);
  expect(await readFile(file, 'utf8')).toContain(roomId);
  const digest = await ada.requestOk('loadGuestRooms', { heads: { [roomId]: 1 }, userSeq: 0 });
  expect(digest.gone).toEqual([roomId]);
});

test('without a checkout, a private conversation is kept 30 days after its last day by the calendar of the hotel', async () => {
  const { roomId } = await roomOfTwo();
  const members = db
    .select({ id: roomMember.memberId })
    .from(roomMember)
    .where(eq(roomMember.roomId, roomId));
  await db.update(guestTable).set({ checkout: null }).where(inArray(guestTable.chatUuid, members));
  // It is 11 June at 00:30 in Lisbon, and 10 June in UTC.
  const lastActivityAt = new Date('2026-06-10T23:30:00Z');
  await db.update(room).set({ lastActivityAt }).where(eq(room.id, roomId));

  await runOn('2026-07-11T20:00:00Z');
  expect(await exists(roomId)).toBe(true);
  await runOn('2026-07-12T10:00:00Z');

  expect(await exists(roomId)).toBe(false);
});

test('a conversation with staff is deleted twelve months after its last activity', async () => {
  const roomId = await roomWithDesk();

  await runOn('2027-06-10T10:59:00Z');
  expect(await exists(roomId)).toBe(true);
  await runOn('2027-06-10T11:01:00Z');

  expect(await exists(roomId)).toBe(false);
});

test('the retention periods of the property apply', async () => {
  const { roomId } = await roomOfTwo();
  const periods = { privateDays: 400, externalMonths: 12, fileDays: 90 };
  await db.update(property).set({ retention: periods }).where(eq(property.slug, 'casa-miramar'));

  await runOn('2026-07-21T10:00:00Z');
  expect(await exists(roomId)).toBe(true);
  await db
    .update(property)
    .set({ retention: { ...periods, privateDays: 30 } })
    .where(eq(property.slug, 'casa-miramar'));
});

test('a deleted conversation restored by a backup is deleted again', async () => {
  const { roomId } = await roomOfTwo();
  const file = ledgerFile();
  const [row] = await db.select().from(room).where(eq(room.id, roomId));
  await runOn('2026-07-21T10:00:00Z', file);
  if (row) await db.insert(room).values(row);

  await runOn('2026-06-10T11:00:00Z', file);

  expect(await exists(roomId)).toBe(false);
});

test('files sent by or to a guest are deleted 90 days after the checkout', async () => {
  const guest = await sockets.guest();
  const roomId = await roomWithDesk(guest);
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const sent = (facts: Pick<typeof upload.$inferInsert, 'ownerId' | 'ownerKind' | 'purpose'>) => ({
    propertyId: propertyRow?.id ?? '',
    key: randomUUID(),
    type: 'photo' as const,
    ext: 'jpg',
    most: 1,
    roomId,
    state: 'linked' as const,
    createdAt: new Date(NOON),
    expiresAt: new Date(NOON),
    ...facts,
  });
  const rows = await db
    .insert(upload)
    .values([
      sent({ ownerId: guest.id, ownerKind: 'guest', purpose: 'message' }),
      sent({ ownerId: randomUUID(), ownerKind: 'staff', purpose: 'message' }),
      sent({ ownerId: guest.id, ownerKind: 'guest', purpose: 'post' }),
    ])
    .returning();
  const states = async () => {
    const ids = rows.map(({ id }) => id);
    const found = await db
      .select()
      .from(upload)
      .where(and(inArray(upload.id, ids), isNull(upload.linkedTo)));
    return ids.map((id) => found.find((row) => row.id === id)?.state);
  };
  const checkout = Date.parse('2026-06-14T12:00:00Z');

  await runOn(new Date(checkout + 90 * DAY_MS).toISOString());
  expect(await states()).toEqual(['linked', 'linked', 'linked']);
  await runOn(new Date(checkout + 91 * DAY_MS).toISOString());

  expect(await states()).toEqual(['doomed', 'doomed', 'linked']);
});

test('the photo of an answered claim is deleted 90 days after the checkout and after it was sent', async () => {
  const member = await newMember(db, NOON, { slug: 'casa-miramar', checkout: '2026-06-14' });
  const { id, membershipId, propertyId } = member;
  const [owner] = await db.select().from(guestTable).where(eq(guestTable.id, id));
  const chatUuid = owner?.chatUuid ?? '';
  const claims = await db
    .insert(loyaltyClaim)
    .values(
      (['granted', 'sent'] as const).map((status) => ({ membershipId, propertyId, status, subject: status })),
    )
    .returning();
  const sentAt = Date.parse('2026-07-01T10:00:00Z');
  const photos = await db
    .insert(upload)
    .values(
      claims.map(({ id }) => ({
        propertyId,
        key: randomUUID(),
        ownerId: chatUuid,
        ownerKind: 'guest' as const,
        purpose: 'claim' as const,
        type: 'photo' as const,
        ext: 'jpg',
        most: 1,
        state: 'linked' as const,
        linkedTo: id,
        createdAt: new Date(sentAt),
        expiresAt: new Date(sentAt),
      })),
    )
    .returning();
  const states = async () => {
    const found = await db.select().from(upload).where(eq(upload.ownerId, chatUuid));
    return photos.map(({ id }) => found.find((row) => row.id === id)?.state);
  };

  await runOn(new Date(sentAt + 90 * DAY_MS).toISOString());
  expect(await states()).toEqual(['linked', 'linked']);
  await runOn(new Date(sentAt + 91 * DAY_MS).toISOString());

  expect(await states()).toEqual(['doomed', 'linked']);
});
