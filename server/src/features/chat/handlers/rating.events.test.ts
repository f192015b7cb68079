import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { roomRating } from '../../../platform/db/tables/schema';
import { misfits, testSockets, type Caller } from '../../../testing/test-sockets';
import { eraseFromChat } from '../messages/erase-from-chat';

const sockets = await testSockets();
const { db } = sockets;
const rita = await sockets.staff('agent');
const PATIENTLY = { timeout: 15_000 };

const words = () => ({ key: randomUUID(), text: 'Is anybody there?' });
const toldTo = (caller: Caller, roomId: string) => caller.want('guestGetRoomInfo', { roomId });
const kept = (roomId: string) => db.select().from(roomRating).where(eq(roomRating.roomId, roomId));

async function closedRoom() {
  const guest = await sockets.guest();
  const { roomId } = await guest.want('newExternalMessage', words());
  await rita.want('closeExternalRoom', { roomId });
  return { guest, roomId };
}

test('a guest rates a closed conversation once, and staff are notified and see the rating', async () => {
  const { guest, roomId } = await closedRoom();
  expect(await toldTo(guest, roomId)).toMatchObject({ closed: true, closedSeq: 2 });

  const told = await guest.want('rateExternalRoom', { roomId, stars: 4, comment: ' Quick\u202e and kind ' });

  expect(told).toMatchObject({ ratedSeq: 2 });
  expect(told).not.toHaveProperty('rating');
  const rating = { stars: 4, comment: 'Quick and kind' };
  expect((await toldTo(rita, roomId)).rating).toMatchObject(rating);
  const heard = () => rita.pushes('rateExternalRoom').filter((it) => it.roomId === roomId);
  await expect.poll(heard, PATIENTLY).toMatchObject([{ rating }]);
  await expect
    .poll(() => guest.pushes('rateExternalRoom'), PATIENTLY)
    .toMatchObject([{ roomId, closedSeq: 2, userSeq: 1 }]);
  expect(await misfits(guest)).toEqual([]);
});

test('repeating a rating changes nothing, and it cannot be changed later', async () => {
  const { guest, roomId } = await closedRoom();
  const said = { roomId, stars: 2, comment: 'Slow' };

  const replies = await Promise.all([1, 2, 3].map(() => guest.ask('rateExternalRoom', said)));
  const other = await guest.ask('rateExternalRoom', { roomId, stars: 5 });
  await guest.want('newExternalMessage', { ...words(), roomId });
  const late = await guest.ask('rateExternalRoom', said);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([other.status, late.status]).toEqual([409, 200]);
  expect(await kept(roomId)).toMatchObject([{ stars: 2, comment: 'Slow' }]);
});

test('a guest who declines to rate is not asked again, and staff are not notified', async () => {
  const { guest, roomId } = await closedRoom();

  await guest.want('rateExternalRoom', { roomId, comment: 'Not kept' });

  expect(await toldTo(guest, roomId)).toMatchObject({ ratedSeq: 2 });
  expect(await toldTo(rita, roomId)).not.toHaveProperty('rating');
  expect(await kept(roomId)).toMatchObject([{ stars: null, comment: '' }]);
  expect(await guest.ask('rateExternalRoom', { roomId, stars: 5 })).toMatchObject({ status: 409 });
});

test('an open conversation cannot be rated, and closing it again allows a new rating', async () => {
  const { guest, roomId } = await closedRoom();
  await guest.want('rateExternalRoom', { roomId, stars: 1 });
  await guest.want('newExternalMessage', { ...words(), roomId });
  expect(await toldTo(guest, roomId)).toMatchObject({ closed: false });
  expect(await guest.ask('rateExternalRoom', { roomId, stars: 5 })).toMatchObject({ status: 409 });

  await rita.want('closeExternalRoom', { roomId });

  const again = await toldTo(guest, roomId);
  expect(again).toMatchObject({ closed: true, closedSeq: 4 });
  expect(again).not.toHaveProperty('ratedSeq');
  await guest.want('rateExternalRoom', { roomId, stars: 5 });
  expect((await kept(roomId)).map(({ stars }) => stars)).toEqual([1, 5]);
  expect((await toldTo(rita, roomId)).rating).toMatchObject({ stars: 5 });
});

test('groups, conversations of others and invalid ratings are rejected', async () => {
  const { guest, roomId } = await closedRoom();
  const stranger = await sockets.guest();
  const group = await rita.want('createExternalGroupRoom', { key: randomUUID(), roomName: 'Yoga week' });
  await rita.want('addGuestsToExternalGroupRoom', { roomId: group.id, guestsId: [guest.id] });
  await rita.want('closeExternalRoom', { roomId: group.id });

  const asked = [
    stranger.ask('rateExternalRoom', { roomId, stars: 5 }),
    guest.ask('rateExternalRoom', { roomId: group.id, stars: 5 }),
    rita.ask('rateExternalRoom', { roomId, stars: 5 }),
    guest.ask('rateExternalRoom', { roomId, stars: 6 }),
    guest.ask('rateExternalRoom', { roomId, stars: 1.5 }),
    guest.ask('rateExternalRoom', { roomId, stars: 5, comment: 'a'.repeat(301) }),
  ];

  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 403, 400, 400, 422]);
  expect(await toldTo(guest, group.id)).not.toHaveProperty('closedSeq');
  expect(await kept(roomId)).toEqual([]);
});

test('erasing a guest deletes their ratings', async () => {
  const { guest, roomId } = await closedRoom();
  await guest.want('rateExternalRoom', { roomId, stars: 3, comment: 'My secret' });

  await eraseFromChat(db, [guest.id]);

  expect(await kept(roomId)).toEqual([]);
});
