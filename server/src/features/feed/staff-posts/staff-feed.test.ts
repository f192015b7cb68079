import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { post } from '../../../platform/db/tables/schema';
import { testSockets } from '../../../testing/test-sockets';
import { insertPost } from '../../moderation/testing/moderation-builder';

const sockets = await testSockets();
const { db, get, send, signIn } = sockets;
const agent = await sockets.staff('agent');
const colleague = await sockets.staff('agent');
const boss = await sockets.staff('supervisor');
const here = '/web/property/casa-miramar';
const shown = async (id: string) => (await get(`${here}/post/${id}`)).body;
const statusOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]?.status;

test('staff publish a post once under their nickname, and guests see it as a post of the hotel', async () => {
  const asked = {
    key: randomUUID(),
    text: 'Breakfast on the terrace, call +351 210 000 000',
    tags: ['#Terrace'],
  };

  const replies = await Promise.all([
    agent.request('newHousePost', asked),
    agent.request('newHousePost', asked),
  ]);
  const otherwise = await agent.request('newHousePost', { ...asked, text: 'Something else' });

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(otherwise).toMatchObject({ status: 409, code: 'sent_otherwise' });
  expect(await shown(asked.key)).toMatchObject({
    text: asked.text,
    tags: ['terrace'],
    author: { uuid: agent.id, isStaff: true, nickName: expect.stringMatching(/^Rita/) },
    isMine: false,
  });
});

test('a reply of staff to a reply joins its thread and mentions the guest', async () => {
  const { postId } = await insertPost(db);
  const first = randomUUID();
  await agent.requestOk('newHouseComment', { key: first, postId, text: 'At eight.' });
  const guest = await sockets.guest({ nickName: `Ada ${first.slice(0, 8)}` });
  const headers = await signIn(guest.guestId);
  await send('PUT', `${here}/guidelines/accept`, { headers, body: { version: '1' } });
  const asked = randomUUID();
  const reply = await send('POST', `${here}/post/${postId}/comments`, {
    headers,
    body: { key: asked, parentId: first, text: 'Where?' },
  });
  expect(reply.status).toBe(201);
  const answer = { key: randomUUID(), postId, parentId: asked, text: 'At the front door.' };

  await agent.requestOk('newHouseComment', answer);
  await agent.requestOk('newHouseComment', answer);

  const { items } = (await get(`${here}/post/${postId}/comments`)).body;
  expect(items).toHaveLength(3);
  // The test clock stands still, so the order of the posts is arbitrary.
  expect(items.find(({ id }: { id: string }) => id === answer.key)).toMatchObject({
    parentId: first,
    author: { isStaff: true },
    mention: { uuid: guest.guestId },
  });
});

test('staff cannot comment if comments are locked, or on a post that is hidden or of another hotel', async () => {
  const { postId } = await insertPost(db, { isCommentsLocked: true });
  const hidden = await insertPost(db, { status: 'hidden' });
  const elsewhere = await sockets.staff('supervisor', 'qasr-al-bahr');
  const ask = { key: randomUUID(), text: 'Hello' };

  expect(await agent.request('newHouseComment', { ...ask, postId })).toMatchObject({
    code: 'comments_locked',
  });
  expect(await boss.request('newHouseComment', { ...ask, postId: hidden.postId })).toMatchObject({
    status: 404,
  });
  expect(await elsewhere.request('newHouseComment', { ...ask, postId })).toMatchObject({ status: 404 });
  expect(await agent.request('newHouseComment', { ...ask, postId, text: ' ' })).toMatchObject({
    status: 422,
  });
});

test('staff delete their own posts, supervisors those of all staff, and nobody those of guests in this way', async () => {
  const { postId } = await agent.requestOk('newHousePost', { key: randomUUID(), text: 'Oops' });
  const second = await agent.requestOk('newHousePost', { key: randomUUID(), text: 'Oops again' });
  const { postId: ofGuest } = await insertPost(db);

  expect(await colleague.request('deleteHousePost', { postId })).toMatchObject({ status: 404 });
  expect(await boss.request('deleteHousePost', { postId: ofGuest })).toMatchObject({ status: 404 });
  await agent.requestOk('deleteHousePost', { postId });
  await boss.requestOk('deleteHousePost', second);

  expect([await statusOf(postId), await statusOf(second.postId), await statusOf(ofGuest)]).toEqual([
    'deleted',
    'deleted',
    'published',
  ]);
  expect((await get(`${here}/post/${postId}`)).status).toBe(404);
});

test('supervisors also see pending and removed content, agents only what guests see', async () => {
  const [visible, waiting] = [await insertPost(db), await insertPost(db, { status: 'pending' })];
  const idsFor = async (who: typeof agent) =>
    (await who.requestOk('loadSharePosts', {})).posts.map(({ id }) => id);

  expect(await idsFor(boss)).toEqual(expect.arrayContaining([visible.postId, waiting.postId]));
  expect(await idsFor(agent)).toContain(visible.postId);
  expect(await idsFor(agent)).not.toContain(waiting.postId);
});
