import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { room } from '../../../platform/db/tables/schema';
import { createTokenRepository } from '../../identity/token.repository';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db, send, get } = sockets;
const here = '/web/property/casa-miramar/guest';

/** Two guests who share a room, one without rooms and an agent. */
async function arrange() {
  const [ada, bob, eve] = [await sockets.guest(), await sockets.guest(), await sockets.guest()];
  const desk = await sockets.staff();
  const roomKey = roomKeyOf(ada.id, bob.id);
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', {
    key: randomUUID(),
    text: 'Hello',
    roomKey,
  });
  await db.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));
  await eve.requestOk('newExternalMessage', { key: randomUUID(), text: 'Hello' });
  return { ada, bob, eve, desk, roomId, headers: await headersOf(ada) };
}

async function groupOf(...guests: SocketClient[]): Promise<void> {
  const property = await db.query.property.findFirst({
    where: (row, { eq }) => eq(row.slug, 'casa-miramar'),
  });
  const group = {
    propertyId: String(property?.id),
    type: 'external' as const,
    requestState: 'none' as const,
  };
  const [made] = await db.insert(room).values(group).returning();
  const desk = await sockets.staff();
  const guestsId = guests.map(({ id }) => id);
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId: String(made?.id), guestsId });
}

async function headersOf({ guestId }: SocketClient) {
  const guest = await db.query.guest.findFirst({ where: (row, { eq }) => eq(row.id, guestId) });
  if (!guest) throw new Error('guest not found');
  const authtoken = await createTokenRepository(db, () => NOON).issue(guest);
  return { authorization: `Bearer ${authtoken}`, authtoken };
}

async function change(headers: Record<string, string>, facts: object) {
  const { body } = await get(here, { headers });
  return send('PUT', here, { headers, body: { version: body.user.version, ...facts } });
}

test('K-08 userInfoUpdated: a new name is pushed to guests who share a room and to staff', async () => {
  const { ada, bob, eve, desk, headers } = await arrange();

  expect((await change(headers, { firstName: 'Grace', lastName: 'Hopper' })).status).toBe(200);

  for (const who of [bob, ada, desk]) {
    await expect
      .poll(() => who.pushes('userInfoUpdated').map(({ user }) => [user.id, user.name]))
      .toEqual([[ada.id, 'Grace Hopper']]);
  }
  expect(eve.pushes('userInfoUpdated')).toEqual([]);
  expect(await contractViolations(ada, bob, desk)).toEqual([]);
});

test('K-08 userLanguageUpdated: a new language is pushed to guests who share a room', async () => {
  const { ada, bob, headers } = await arrange();

  await change(headers, { lang: 'fr' });

  await expect
    .poll(() => bob.pushes('userLanguageUpdated').map(({ id, lang }) => [id, lang]))
    .toEqual([[ada.id, 'fr']]);
  expect(bob.pushes('userInfoUpdated')).toEqual([]);
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('K-08 userProfilePicUpdated: a removed picture is pushed to guests who share a room', async () => {
  const { ada, bob, headers } = await arrange();
  await db.$client.query(`update guest set profile_pic = '/photos/x/y.jpg' where id = $1`, [ada.guestId]);

  await send('DELETE', `${here}/photo`, { headers });

  await expect
    .poll(() => bob.pushes('userProfilePicUpdated').map(({ id, profilePic }) => [id, profilePic]))
    .toEqual([[ada.id, null]]);
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('an offline guest receives the change with the digest', async () => {
  const { bob, headers } = await arrange();
  const { userSeq } = await bob.requestOk('loadGuestRooms', {});
  bob.socket.disconnect();

  await change(headers, { firstName: 'Grace' });

  const back = sockets.createSocketClient(sockets.connect({ token: bob.token, tabId: 'b' }), bob);
  await sockets.signedIn(back.socket);
  const { userEvents } = await back.requestOk('loadGuestRooms', { heads: {}, userSeq });
  expect(userEvents).toMatchObject([{ event: 'userInfoUpdated', body: { user: { firstName: 'Grace' } } }]);
});

test('after a block, neither guest receives changes of the other', async () => {
  const { ada, bob, desk, headers, roomId } = await arrange();
  await bob.requestOk('blockPrivateGuestRoom', { roomId });

  await change(headers, { firstName: 'Grace' });

  await expect.poll(() => desk.pushes('userInfoUpdated').length).toBe(1);
  expect(bob.pushes('userInfoUpdated')).toEqual([]);
  expect(ada.pushes('userInfoUpdated')).toHaveLength(1);
});

test.each([
  ['everyone', 200],
  ['requests', 200],
  ['nobody', 403],
])(
  'an unknown guest who writes to a guest accepting messages from %s gets status %i',
  async (allowMessages, status) => {
    const [ada, bob] = [await sockets.guest(), await sockets.guest()];
    expect((await change(await headersOf(bob), { allowMessages })).status).toBe(200);
    const roomKey = roomKeyOf(ada.id, bob.id);

    const reply = await ada.request('newPrivateGuestMessage', { key: randomUUID(), text: 'Hello', roomKey });

    expect(reply.status).toBe(status);
    if (reply.status !== 200) expect(reply).toMatchObject({ code: 'cannot_connect' });
  },
);

test('R-07 a guest is found by nickname and shows only the public profile', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest({ nickName: 'Tide', lastName: 'Lovelace' })];

  const them = await ada.requestOk('getGuestByUsername', { username: 'TIDE' });

  const card = { _id: bob.id, id: bob.id, name: 'Tide', nickName: 'Tide', type: 'guest', userType: 'guest' };
  expect(them).toEqual(card);
  const hello = { key: randomUUID(), text: 'Hello', roomKey: roomKeyOf(ada.id, them.id) };
  expect((await ada.request('newPrivateGuestMessage', hello)).status).toBe(200);
});

test.each([
  ['who accepts no messages', { nickName: 'Silent', allowMessages: 'nobody' as const }, 'Silent'],
  ['who has left', { nickName: 'Gone', checkin: '2026-05-01', checkout: '2026-05-03' }, 'Gone'],
  ['of another hotel', { nickName: 'Elsewhere', slug: 'qasr-al-bahr' }, 'Elsewhere'],
  ['who does not exist', { nickName: 'Somebody' }, 'Nobody'],
])('R-07 a guest %s is reported as not reachable', async (_who, facts, username) => {
  const ada = await sockets.guest();
  await sockets.guest(facts);

  const reply = await ada.request('getGuestByUsername', { username });

  expect(reply).toMatchObject({ status: 403, code: 'cannot_connect' });
});

test('members of a common group may write to each other regardless of message settings', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  await groupOf(ada, bob);
  await change(await headersOf(bob), { allowMessages: 'nobody' });

  const roomKey = roomKeyOf(ada.id, bob.id);
  const reply = await ada.request('newPrivateGuestMessage', { key: randomUUID(), text: 'Hello', roomKey });

  expect(reply.status).toBe(200);
});
