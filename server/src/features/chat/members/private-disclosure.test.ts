import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guest, roomInvite } from '../../../platform/db/tables/schema';
import { hashOf, newSecret } from '../../../platform/security/token';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';
import { createTokenRepository } from '../../identity/token.repository';

const sockets = await testSockets();
const { db, send, get } = sockets;
const address = '/web/property/casa-miramar/guest';
const newText = (text: string) => ({ key: randomUUID(), text });

const bobFacts = { firstName: 'Bob', lastName: 'Hall' };
const bobProfile = { firstName: 'Bob', lastName: 'Hall', profilePic: '/photos/bob.jpg' };

/** Ada has written to Bob, who has neither accepted nor declined. */
async function requested() {
  const [bobName, adaName] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)];
  const ada = await sockets.guest({ firstName: 'Ada', lastName: 'Byron', nickName: adaName });
  const bob = await sockets.guest({ ...bobFacts, nickName: bobName });
  await db.update(guest).set({ profilePic: bobProfile.profilePic }).where(eq(guest.id, bob.guestId));
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', {
    ...newText('Hello'),
    roomKey: roomKeyOf(ada.id, bob.id),
  });
  return { ada, bob, bobName, adaName, roomId };
}

async function rename({ guestId }: SocketClient, facts: object): Promise<void> {
  const row = await db.query.guest.findFirst({ where: (one, { eq: is }) => is(one.id, guestId) });
  if (!row) throw new Error('guest not found');
  const authtoken = await createTokenRepository(db, () => NOON).issue(row);
  const headers = { authorization: `Bearer ${authtoken}`, authtoken };
  const { body } = await get(address, { headers });
  const reply = await send('PUT', address, { headers, body: { version: body.user.version, ...facts } });
  expect(reply.status).toBe(200);
}

async function readAll(reader: SocketClient, roomId: string): Promise<void> {
  const { messages } = await reader.requestOk('loadMoreMessages', { roomId });
  await reader.requestOk('messageDelivered', { messageIds: messages.map(({ id }) => id) });
  await reader.requestOk('roomReadBy', { roomId, lastMessageId: messages.at(-1)?.id ?? '' });
}

/** Everything that the viewer can ask about a room and its other guest. */
async function everythingAbout(viewer: SocketClient, roomId: string, other: SocketClient) {
  const { rooms } = await viewer.requestOk('loadGuestRooms', {});
  return {
    listed: rooms.find(({ id }) => id === roomId),
    info: await viewer.requestOk('guestGetRoomInfo', { roomId }),
    page: await viewer.requestOk('loadMoreMessages', { roomId }),
    contacts: await viewer.requestOk('getGuestsById', { ids: [other.id] }),
  };
}

test('before a request is accepted, only the nickname and the picture are shown and no receipts', async () => {
  const { ada, bob, bobName, roomId } = await requested();
  await readAll(bob, roomId);

  const seen = await everythingAbout(ada, roomId, bob);

  const profile = { name: bobName, nickName: bobName, profilePic: bobProfile.profilePic };
  const publicProfile = { _id: bob.id, id: bob.id, type: 'guest', userType: 'guest', ...profile };
  expect(seen.contacts).toEqual([publicProfile]);
  expect(seen.info.roomName).toBe(bobName);
  expect(seen.info.participants).toContainEqual(publicProfile);
  expect(seen.info.marks).toContainEqual({ id: bob.id, deliveredSeq: 0, readSeq: 0 });
  expect(seen.listed?.lastMessage).toMatchObject({ readBy: [], deliveredTo: [] });
  expect(seen.page.messages).toMatchObject([{ readBy: [], deliveredTo: [] }]);
  expect(JSON.stringify(seen)).not.toContain('Hall');
  expect([...ada.pushes('roomReadBy'), ...ada.pushes('messageDelivered')]).toEqual([]);
});

test('the recipient of a request sees the public profile of the requester', async () => {
  const { ada, bob, adaName, roomId } = await requested();

  const seen = await everythingAbout(bob, roomId, ada);

  expect(seen.info.roomName).toBe(adaName);
  expect(JSON.stringify(seen)).not.toContain('Byron');
});

test('the first name stands for a missing nickname, so that a request has a name', async () => {
  const { ada, bob, roomId } = await requested();
  await db.update(guest).set({ nickName: null }).where(eq(guest.id, ada.guestId));

  const seen = await everythingAbout(bob, roomId, ada);

  expect(seen.info.roomName).toBe('Ada');
  expect(JSON.stringify(seen)).not.toContain('Byron');
});

test('a declined request looks like a pending one to the requester', async () => {
  const [waiting, declined] = [await requested(), await requested()];
  const before = await everythingAbout(declined.ada, declined.roomId, declined.bob);
  const heads = { [declined.roomId]: before.info.headSeq };
  const marks = { [declined.roomId]: before.listed?.mark ?? '' };

  await readAll(declined.bob, declined.roomId);
  await declined.bob.requestOk('guestMuteRoom', { roomId: declined.roomId });
  await declined.bob.requestOk('declineGuestRequest', { roomId: declined.roomId });

  expect(await everythingAbout(declined.ada, declined.roomId, declined.bob)).toEqual(before);
  expect((await declined.ada.requestOk('loadGuestRooms', { heads, marks })).rooms).toEqual([]);
  const [first, second] = await Promise.all(
    [waiting, declined].map(({ ada, roomId }) =>
      ada.request('newPrivateGuestMessage', { ...newText('Are you there?'), roomId }),
    ),
  );
  expect(second).toEqual(first);
  expect(second).toMatchObject({ status: 403, code: 'request_pending' });
});

test.each(['accepts', 'answers'])(
  'when the other guest %s, both learn the profile and the requester the receipts',
  async (how) => {
    const { ada, bob, roomId } = await requested();
    await readAll(bob, roomId);

    if (how === 'accepts') await bob.requestOk('acceptGuestRequest', { roomId });
    else await bob.requestOk('newPrivateGuestMessage', { ...newText('Hello Ada'), roomId });

    await expect.poll(() => ada.pushes('userInfoUpdated').map(({ user }) => user.name)).toEqual(['Bob Hall']);
    await expect
      .poll(() => bob.pushes('userInfoUpdated').map(({ user }) => user.name))
      .toEqual(['Ada Byron']);
    await expect.poll(() => ada.pushes('roomReadBy').at(-1)).toMatchObject({ guestId: bob.id });
    const seen = await everythingAbout(ada, roomId, bob);
    expect(seen.contacts).toMatchObject([{ name: 'Bob Hall' }]);
    expect(seen.page.messages[0]).toMatchObject({ readBy: [bob.id], deliveredTo: [bob.id] });
    expect(await contractViolations(ada, bob)).toEqual([]);
  },
);

test('before a request is accepted, a new surname is not pushed, but a new nickname is', async () => {
  const { ada, bob } = await requested();
  const nickName = randomUUID().slice(0, 8);

  await rename(bob, { lastName: 'Stone' });
  await rename(bob, { nickName });

  await expect.poll(() => ada.pushes('userInfoUpdated').map(({ user }) => user.name)).toEqual([nickName]);
  expect(JSON.stringify(ada.pushes('userInfoUpdated'))).not.toContain('Stone');
});

test('after a block, nothing new is shown to either guest, and all of it after the block has ended', async () => {
  const { ada, bob, roomId } = await requested();
  await bob.requestOk('acceptGuestRequest', { roomId });
  await ada.requestOk('newPrivateGuestMessage', { ...newText('One more'), roomId });
  const before = await everythingAbout(ada, roomId, bob);

  await bob.requestOk('blockPrivateGuestRoom', { roomId });
  await rename(bob, { firstName: 'Robert' });
  await readAll(bob, roomId);
  const during = await everythingAbout(ada, roomId, bob);
  await bob.requestOk('unblockPrivateGuestRoom', { roomId });
  const after = await everythingAbout(ada, roomId, bob);

  expect(during.contacts).toEqual(before.contacts);
  expect(during.info).toMatchObject({ roomName: 'Bob Hall', hasBlocked: true, marks: before.info.marks });
  expect(during.page.messages).toEqual(before.page.messages);
  expect(JSON.stringify(during)).not.toContain('Robert');
  expect(after.contacts).toMatchObject([{ name: 'Robert Hall' }]);
  expect(after.page.messages.at(-1)).toMatchObject({ readBy: [bob.id] });
  await expect.poll(() => ada.pushes('userInfoUpdated').at(-1)?.user.name).toBe('Robert Hall');
});

test('after a block, each guest is found by the nickname from before it, with the picture from then', async () => {
  const { ada, bob, bobName, roomId } = await requested();
  await bob.requestOk('acceptGuestRequest', { roomId });
  const find = (username: string) => ada.request('getGuestByUsername', { username });
  const before = await find(bobName);
  const newName = randomUUID().slice(0, 8);

  await bob.requestOk('blockPrivateGuestRoom', { roomId });
  await rename(bob, { nickName: newName });
  await db.update(guest).set({ profilePic: '/photos/new.jpg' }).where(eq(guest.id, bob.guestId));
  const during = [await find(bobName.toUpperCase()), await find(newName), await find(randomUUID())];
  const known = await everythingAbout(ada, roomId, bob);
  await bob.requestOk('unblockPrivateGuestRoom', { roomId });
  const after = await find(newName);

  expect(before).toMatchObject({ status: 200, data: { id: bob.id, profilePic: bobProfile.profilePic } });
  expect(during[0]).toEqual(before);
  expect(during[1]).toEqual(during[2]);
  expect(JSON.stringify([during, known])).not.toMatch(new RegExp(`new\\.jpg|"${newName}"`));
  expect(after).toMatchObject({ status: 200, data: { name: newName, profilePic: '/photos/new.jpg' } });
});

test('a block before the request is accepted shows the public profile only', async () => {
  const { ada, bob, bobName, roomId } = await requested();

  await bob.requestOk('blockPrivateGuestRoom', { roomId });

  const seen = await everythingAbout(ada, roomId, bob);
  expect(seen.info.roomName).toBe(bobName);
  expect(JSON.stringify(seen)).not.toContain('Hall');
});

/** A group whose first member has left before the second came. */
async function groupWithFormerMember({ seesPrevious }: { seesPrevious: boolean }) {
  const desk = await sockets.staff();
  const [left, late] = [await sockets.guest(bobFacts), await sockets.guest()];
  const { propertyId } = await guestRow(left);
  const roomId = await newGroup(propertyId);
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId, guestsId: [left.id] });
  await left.requestOk('newExternalMessage', { ...newText('Bye'), roomId });
  await left.requestOk('leaveExternalGroupRoom', { roomId });
  await desk.requestOk('addGuestsToExternalGroupRoom', {
    roomId,
    guestsId: [late.id],
    allowedToSeePreviousMessage: seesPrevious,
  });
  return { desk, left, late, roomId };
}

async function guestRow({ guestId }: SocketClient) {
  const row = await db.query.guest.findFirst({ where: (one, { eq: is }) => is(one.id, guestId) });
  if (!row) throw new Error('guest not found');
  return row;
}

async function newGroup(propertyId: string): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into room (property_id, type, request_state) values ($1, 'external', 'none') returning id`,
    [propertyId],
  );
  return rows[0]?.id ?? '';
}

test.each([
  [false, []],
  [true, ['Bob Hall']],
])(
  'with earlier messages visible: %s, a guest is told the names %j of those who had left before',
  async (seesPrevious, names) => {
    const { left, late } = await groupWithFormerMember({ seesPrevious });

    const known = await late.requestOk('getGuestsById', { ids: [left.id] });

    expect(known.map(({ name }) => name)).toEqual(names);
  },
);

test('a guest who left a group before its first message is not named to one who came afterwards', async () => {
  const desk = await sockets.staff();
  const [left, stays, late] = [await sockets.guest(bobFacts), await sockets.guest(), await sockets.guest()];
  const { propertyId } = await guestRow(left);
  const roomId = await newGroup(propertyId);
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId, guestsId: [left.id, stays.id] });
  await left.requestOk('leaveExternalGroupRoom', { roomId });
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId, guestsId: [late.id] });

  const known = await late.requestOk('getGuestsById', { ids: [left.id, stays.id] });

  expect(known.map(({ id }) => id)).toEqual([stays.id]);
});

test('a guest who left a moment before staff removed them cannot come back by the invitation', async () => {
  const { desk, left, roomId } = await groupWithFormerMember({ seesPrevious: false });
  const code = newSecret();
  const expiresAt = new Date(Date.parse('2026-06-10T12:00:00Z'));
  await db.insert(roomInvite).values({ codeHash: hashOf(code), roomId, expiresAt });

  await desk.requestOk('removeGuestsFromExternalGroupRoom', { roomId, guestsId: [left.id] });

  const reply = await left.request('joinExternalGroupRoom', { code });
  expect(reply).toMatchObject({ status: 410, code: 'invitation_over' });
});
