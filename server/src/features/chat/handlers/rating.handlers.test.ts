import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { roomRating } from '../../../platform/db/tables/schema';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';
import { eraseFromChat } from '../messages/chat-erasure';

const sockets = await testSockets();
const { db } = sockets;
const rita = await sockets.staff('agent');
const POLL_OPTIONS = { timeout: 15_000 };

const newText = () => ({ key: randomUUID(), text: 'Is anybody there?' });
const roomInfoFor = (caller: SocketClient, roomId: string) =>
  caller.requestOk('guestGetRoomInfo', { roomId });
const storedRatings = (roomId: string) => db.select().from(roomRating).where(eq(roomRating.roomId, roomId));

async function closedRoom() {
  const guest = await sockets.guest();
  const { roomId } = await guest.requestOk('newExternalMessage', newText());
  await rita.requestOk('closeExternalRoom', { roomId });
  return { guest, roomId };
}

test('a guest rates a closed conversation once, and staff are notified and see the rating', async () => {
  const { guest, roomId } = await closedRoom();
  expect(await roomInfoFor(guest, roomId)).toMatchObject({ closed: true, closedSeq: 2 });

  const reply = await guest.requestOk('rateExternalRoom', {
    roomId,
    stars: 4,
    comment: ' Quick\u202e and kind ',
  });

  expect(reply).toMatchObject({ ratedSeq: 2 });
  expect(reply).not.toHaveProperty('rating');
  const rating = { stars: 4, comment: 'Quick and kind' };
  expect((await roomInfoFor(rita, roomId)).rating).toMatchObject(rating);
  const received = () => rita.pushes('rateExternalRoom').filter((it) => it.roomId === roomId);
  await expect.poll(received, POLL_OPTIONS).toMatchObject([{ rating }]);
  await expect
    .poll(() => guest.pushes('rateExternalRoom'), POLL_OPTIONS)
    .toMatchObject([{ roomId, closedSeq: 2, userSeq: 1 }]);
  expect(await contractViolations(guest)).toEqual([]);
});

test('repeating a rating changes nothing, and it cannot be changed later', async () => {
  const { guest, roomId } = await closedRoom();
  const rating = { roomId, stars: 2, comment: 'Slow' };

  const replies = await Promise.all([1, 2, 3].map(() => guest.request('rateExternalRoom', rating)));
  const other = await guest.request('rateExternalRoom', { roomId, stars: 5 });
  await guest.requestOk('newExternalMessage', { ...newText(), roomId });
  const late = await guest.request('rateExternalRoom', rating);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([other.status, late.status]).toEqual([409, 200]);
  expect(await storedRatings(roomId)).toMatchObject([{ stars: 2, comment: 'Slow' }]);
});

test('a guest who declines to rate is not asked again, and staff are not notified', async () => {
  const { guest, roomId } = await closedRoom();

  await guest.requestOk('rateExternalRoom', { roomId, comment: 'Not kept' });

  expect(await roomInfoFor(guest, roomId)).toMatchObject({ ratedSeq: 2 });
  expect(await roomInfoFor(rita, roomId)).not.toHaveProperty('rating');
  expect(await storedRatings(roomId)).toMatchObject([{ stars: null, comment: '' }]);
  expect(await guest.request('rateExternalRoom', { roomId, stars: 5 })).toMatchObject({ status: 409 });
});

test('an open conversation cannot be rated, and closing it again allows a new rating', async () => {
  const { guest, roomId } = await closedRoom();
  await guest.requestOk('rateExternalRoom', { roomId, stars: 1 });
  await guest.requestOk('newExternalMessage', { ...newText(), roomId });
  expect(await roomInfoFor(guest, roomId)).toMatchObject({ closed: false });
  expect(await guest.request('rateExternalRoom', { roomId, stars: 5 })).toMatchObject({ status: 409 });

  await rita.requestOk('closeExternalRoom', { roomId });

  const again = await roomInfoFor(guest, roomId);
  expect(again).toMatchObject({ closed: true, closedSeq: 4 });
  expect(again).not.toHaveProperty('ratedSeq');
  await guest.requestOk('rateExternalRoom', { roomId, stars: 5 });
  expect((await storedRatings(roomId)).map(({ stars }) => stars)).toEqual([1, 5]);
  expect((await roomInfoFor(rita, roomId)).rating).toMatchObject({ stars: 5 });
});

test('a rating that arrives after a message of the guest has reopened the conversation rates the closing it was given for', async () => {
  const { guest, roomId } = await closedRoom();
  await guest.requestOk('newExternalMessage', { ...newText(), roomId });

  const reply = await guest.requestOk('rateExternalRoom', { roomId, stars: 4, closedSeq: 2 });

  expect(reply).toMatchObject({ closed: false, ratedSeq: 2 });
  expect((await roomInfoFor(rita, roomId)).rating).toMatchObject({ stars: 4 });
  const received = () => rita.pushes('rateExternalRoom').filter((it) => it.roomId === roomId);
  await expect.poll(received, POLL_OPTIONS).toMatchObject([{ closedSeq: 2, rating: { stars: 4 } }]);
  expect(await contractViolations(guest)).toEqual([]);
});

test('a rating of an earlier closing leaves the latest one to be rated', async () => {
  const { guest, roomId } = await closedRoom();
  await guest.requestOk('newExternalMessage', { ...newText(), roomId });
  await rita.requestOk('closeExternalRoom', { roomId });

  const late = { roomId, stars: 4, closedSeq: 2 };
  const replies = [
    await guest.request('rateExternalRoom', late),
    await guest.request('rateExternalRoom', late),
  ];

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await roomInfoFor(guest, roomId)).not.toHaveProperty('ratedSeq');
  await guest.requestOk('rateExternalRoom', { roomId, stars: 5, closedSeq: 4 });
  expect((await storedRatings(roomId)).map(({ closedSeq, stars }) => [closedSeq, stars])).toEqual([
    [2, 4],
    [4, 5],
  ]);
});

test.each([
  ['a message', 1],
  ['nothing yet', 9],
])('a rating of a position that is %s is refused', async (_name, closedSeq) => {
  const { guest, roomId } = await closedRoom();

  expect(await guest.request('rateExternalRoom', { roomId, stars: 4, closedSeq })).toMatchObject({
    status: 409,
    code: 'not_rateable',
  });
  expect(await storedRatings(roomId)).toEqual([]);
});

test('groups, conversations of others and invalid ratings are rejected', async () => {
  const { guest, roomId } = await closedRoom();
  const outsider = await sockets.guest();
  const group = await rita.requestOk('createExternalGroupRoom', { key: randomUUID(), roomName: 'Yoga week' });
  await rita.requestOk('addGuestsToExternalGroupRoom', { roomId: group.id, guestsId: [guest.id] });
  await rita.requestOk('closeExternalRoom', { roomId: group.id });

  const input = [
    outsider.request('rateExternalRoom', { roomId, stars: 5 }),
    guest.request('rateExternalRoom', { roomId: group.id, stars: 5 }),
    rita.request('rateExternalRoom', { roomId, stars: 5 }),
    guest.request('rateExternalRoom', { roomId, stars: 6 }),
    guest.request('rateExternalRoom', { roomId, stars: 1.5 }),
    guest.request('rateExternalRoom', { roomId, stars: 5, comment: 'a'.repeat(301) }),
  ];

  expect((await Promise.all(input)).map(({ status }) => status)).toEqual([404, 404, 403, 400, 400, 422]);
  expect(await roomInfoFor(guest, group.id)).not.toHaveProperty('closedSeq');
  expect(await storedRatings(roomId)).toEqual([]);
});

test('erasing a guest deletes their ratings', async () => {
  const { guest, roomId } = await closedRoom();
  await guest.requestOk('rateExternalRoom', { roomId, stars: 3, comment: 'My secret' });

  await eraseFromChat(db, [guest.id]);

  expect(await storedRatings(roomId)).toEqual([]);
});
