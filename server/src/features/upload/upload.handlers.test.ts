import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestTemplate, roomMember, upload } from '../../platform/db/tables/schema';
import { contractViolations, type SocketClient } from '../../testing/test-sockets';
import { NOON } from '../../testing/test-app';
import { eraseFromChat } from '../chat/messages/chat-erasure';
import { createDiskStore } from './store/disk-store';
import { jpeg, pdf, wav } from './testing/sample-files';
import { testUploads } from './testing/test-uploads';
import { createUploads } from './uploads';

const suite = await testUploads();
const { db, sendFile, open, read, message, dataDir } = suite;
/** Runs the job at a given time. */
async function deleteUnusedAt(at: number) {
  const store = createDiskStore(join(dataDir, 'uploads'));
  const { deleteUnused } = createUploads({ db, store, now: () => at });
  await deleteUnused();
}

const isStored = (key: string) =>
  access(join(dataDir, 'uploads', key)).then(
    () => true,
    () => false,
  );

/** Two guests with an accepted private room. */
async function pair() {
  const [ada, bob] = [await suite.guest(), await suite.guest()];
  const roomKey = roomKeyOf(ada.id, bob.id);
  const { roomId } = await bob.requestOk('newPrivateGuestMessage', {
    key: randomUUID(),
    text: 'Hi',
    roomKey,
  });
  await ada.requestOk('acceptGuestRequest', { roomId }).catch(() => undefined);
  return { ada, bob, roomId };
}

const canRead = async (caller: SocketClient, key: string) => (await open(caller, key)) !== undefined;

test('E-15 K-05 a photo is sent in a message and visible to all members of the room', async () => {
  const { ada, bob, roomId } = await pair();
  const urlPath = await sendFile(ada, jpeg, { roomId });

  const sent = {
    ...message(urlPath, { fileData: { name: 'Sea.jpg', size: 1, mimeType: 'text/html' } }),
    roomId,
  };
  const first = await ada.requestOk('newPrivateGuestMessage', sent);
  const again = await ada.requestOk('newPrivateGuestMessage', sent);
  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });
  const seen = messages.find(({ key }) => key === sent.key);
  const [file, ours] = [await open(bob, urlPath), await open(ada, urlPath)];

  expect([first.dup, again.dup]).toEqual([false, true]);
  expect(seen).toMatchObject({
    messageType: 'photo',
    urlPath,
    // The file data comes from the server, except the name.
    fileData: {
      name: 'Sea.jpg',
      mimeType: 'image/jpeg',
      width: 1_200,
      height: 800,
      size: expect.any(Number),
    },
  });
  expect(seen?.fileData?.size).toBeGreaterThan(1);
  expect((await read(file?.url ?? '')).status).toBe(200);
  expect((await read(ours?.url ?? '')).status).toBe(200);
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('P-04 files of a room can be read only by its members', async () => {
  const { ada, bob, roomId } = await pair();
  const urlPath = await sendFile(ada, jpeg, { roomId });
  await ada.requestOk('newPrivateGuestMessage', { ...message(urlPath), roomId });

  const outside = [
    await suite.guest(),
    await suite.staff('manager'),
    await suite.guest({ slug: 'qasr-al-bahr' }),
  ];
  const mine = (await open(bob, urlPath))?.url ?? '';
  const stolen = mine.replace(bob.id, outside[0]?.id ?? '');

  for (const one of outside) expect(await canRead(one, urlPath)).toBe(false);
  expect((await read(stolen)).status).toBe(403);
  expect((await read(mine.replace(/sign=.*/, 'sign=x'))).status).toBe(403);
  expect((await read(mine.split('?')[0] ?? '')).status).toBe(400);
});

test('a former member cannot read files of the room', async () => {
  const { ada, bob, roomId } = await pair();
  const urlPath = await sendFile(ada, jpeg, { roomId });
  await ada.requestOk('newPrivateGuestMessage', { ...message(urlPath), roomId });
  const { url } = (await open(bob, urlPath)) ?? { url: '' };

  await db.update(roomMember).set({ leftAt: new Date() }).where(eq(roomMember.memberId, bob.id));
  expect((await read(url)).status).toBe(404);
});

test('staff of the property can read files sent to them, and staff of another property cannot', async () => {
  const ada = await suite.guest();
  const urlPath = await sendFile(ada, pdf, { type: 'document', ext: 'pdf' });
  await ada.requestOk('newExternalMessage', message(urlPath, { messageType: 'document' }));

  const [ours, theirs] = [await suite.staff(), await suite.staff('manager', 'qasr-al-bahr')];

  expect((await read((await open(ours, urlPath))?.url ?? '')).status).toBe(200);
  expect(await canRead(theirs, urlPath)).toBe(false);
});

test('a file can be read only by its owner until it is sent', async () => {
  const { ada, bob, roomId } = await pair();
  const urlPath = await sendFile(ada, jpeg, { roomId });

  expect([await canRead(ada, urlPath), await canRead(bob, urlPath)]).toEqual([true, false]);
});

test('K-05 V-10 a message with a file that does not belong to it is rejected', async () => {
  const { ada, bob, roomId } = await pair();
  const other = await pair();
  const photo = await sendFile(ada, jpeg, { roomId });
  const audio = await sendFile(ada, wav(), { type: 'audio', ext: 'wav', roomId });
  const request = await sendFile(ada, jpeg, { purpose: 'request' });
  const { key: unsent } = await suite.ticketFor(ada, { roomId });
  const elsewhere = await sendFile(other.ada, jpeg, { roomId: other.roomId });
  const send = async (who: SocketClient, urlPath: string, more: object = {}) =>
    (await who.request('newPrivateGuestMessage', { ...message(urlPath, more), roomId })).status;

  expect(await send(bob, photo)).toBe(404);
  expect(await send(ada, audio)).toBe(415);
  expect(await send(ada, photo, { messageType: 'audio' })).toBe(415);
  expect(await send(ada, photo, { messageType: 'text' })).toBe(400);
  expect(await send(ada, request)).toBe(404);
  expect(await send(ada, unsent)).toBe(404);
  expect(await send(ada, elsewhere)).toBe(404);
  expect(await send(ada, 'p/casa-miramar/../../../etc/passwd')).toBe(404);
  expect(await send(ada, photo)).toBe(200);
  expect(await send(ada, photo)).toBe(404);
});

test('a file can be used only in the room of its ticket', async () => {
  const { ada, roomId } = await pair();
  const urlPath = await sendFile(ada, jpeg, { roomId });

  expect(await ada.request('newExternalMessage', message(urlPath))).toMatchObject({ status: 404 });
});

test('of two parallel messages with the same file only one is sent', async () => {
  const ada = await suite.guest();
  const urlPath = await sendFile(ada, jpeg);

  const both = await Promise.all([1, 2].map(() => ada.request('newExternalMessage', message(urlPath))));

  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('an unused file is deleted after an hour, and a used one stays', async () => {
  const ada = await suite.guest();
  const [unused, used] = [await sendFile(ada, jpeg), await sendFile(ada, jpeg)];
  const { key: waiting } = await suite.ticketFor(ada);
  await ada.requestOk('newExternalMessage', message(used));

  await deleteUnusedAt(NOON);
  const early = await isStored(unused);
  await deleteUnusedAt(NOON + 3_600_001);
  const rows = await db.select({ key: upload.key }).from(upload).where(eq(upload.ownerId, ada.id));

  expect([early, await isStored(unused), await isStored(`${unused}-320.webp`)]).toEqual([true, false, false]);
  expect([await isStored(used), await isStored(`${used}-320.webp`)]).toEqual([true, true]);
  expect(rows.map(({ key }) => key)).toEqual([used]);
  expect(rows.map(({ key }) => key)).not.toContain(waiting);
});

test('deleting a message deletes its file', async () => {
  const { ada, bob, roomId } = await pair();
  const urlPath = await sendFile(ada, jpeg, { roomId });
  const { messageId } = await ada.requestOk('newPrivateGuestMessage', { ...message(urlPath), roomId });
  const { url } = (await open(bob, urlPath)) ?? { url: '' };

  await ada.requestOk('deleteMessage', { messageId });
  const answer = await read(url);
  await deleteUnusedAt(NOON);

  expect([answer.status, await isStored(urlPath)]).toEqual([404, false]);
});

test('erasing a guest deletes their files, sent or not', async () => {
  const { ada, bob, roomId } = await pair();
  const [sent, unsent] = [await sendFile(ada, jpeg, { roomId }), await sendFile(ada, jpeg, { roomId })];
  await ada.requestOk('newPrivateGuestMessage', { ...message(sent), roomId });
  const { url } = (await open(bob, sent)) ?? { url: '' };

  await db.transaction((tx) => eraseFromChat(tx, [ada.id]));
  const answer = await read(url);
  await deleteUnusedAt(NOON);
  const rows = await db.select().from(upload).where(eq(upload.ownerId, ada.id));

  expect(answer.status).toBe(404);
  expect([await isStored(sent), await isStored(unsent), rows.length]).toEqual([false, false, 0]);
});

test('K-05 the photos of a service request are visible to its guest and the staff', async () => {
  const [ada, bob, agent] = [await suite.guest(), await suite.guest(), await suite.staff()];
  await db.update(requestTemplate).set({ maxPhotos: 1, fields: [], notePolicy: 'optional', timing: 'asap' });
  const templates = await ada.requestOk('getRequestTemplates', {});
  const [template] = templates;
  const photo = await sendFile(ada, jpeg, { purpose: 'request' });
  const forMessage = await sendFile(ada, jpeg);
  const sendRequest = (photos: string[]) =>
    ada.request('newGuestRequest', {
      key: randomUUID(),
      requestTemplateId: template?.requestTemplateId ?? '',
      isAgain: true,
      note: 'It drips',
      photos,
    });

  const wrong = await sendRequest([forMessage]);
  const right = await sendRequest([photo]);
  const again = await sendRequest([photo]);

  expect([wrong.status, right.status, again.status]).toEqual([404, 200, 404]);
  expect([await canRead(ada, photo), await canRead(agent, photo), await canRead(bob, photo)]).toEqual([
    true,
    true,
    false,
  ]);
});
