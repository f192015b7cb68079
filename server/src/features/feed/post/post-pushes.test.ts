import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contractViolations, testSockets } from '../../../testing/test-sockets';
import { insertCase, insertPost } from '../../moderation/testing/moderation-builder';

const sockets = await testSockets();
const { db, send, signIn } = sockets;
const boss = await sockets.staff('supervisor');
const reader = await sockets.guest();
const here = '/web/property/casa-miramar';

const kindsOf = (id: string) =>
  reader
    .pushes('postUpdated')
    .filter(({ postId }) => postId === id)
    .map(({ kind }) => kind);

async function author() {
  const guest = await sockets.guest({ nickName: `Ada ${randomUUID().slice(0, 8)}` });
  const headers = await signIn(guest.guestId);
  await send('PUT', `${here}/guidelines/accept`, { headers, body: { version: '1' } });
  return headers;
}

test('guests are notified once of a new post, of its change and of its deletion', async () => {
  const headers = await author();
  const body = { key: randomUUID(), text: 'The sea!', photos: [], tags: [] };

  const { body: published } = await send('POST', `${here}/post`, { headers, body });
  await send('POST', `${here}/post`, { headers, body });
  const { version } = published;
  const change = { version, text: 'The sea is warm!', photos: [], tags: [] };
  await send('PUT', `${here}/post/${body.key}`, { headers, body: change });
  await send('PUT', `${here}/post/${body.key}`, { headers, body: change });
  await send('DELETE', `${here}/post/${body.key}`, { headers });
  await send('DELETE', `${here}/post/${body.key}`, { headers });

  await expect.poll(() => kindsOf(body.key)).toEqual(['new', 'changed', 'gone']);
  expect(await contractViolations(reader)).toEqual([]);
});

test('guests are notified of posts that staff write, pin and delete', async () => {
  const { postId } = await boss.requestOk('newHousePost', { key: randomUUID(), text: 'Good morning' });
  await boss.requestOk('pinPost', { postId, isPinned: true });
  await boss.requestOk('pinPost', { postId, isPinned: true });
  await boss.requestOk('deleteHousePost', { postId });

  await expect.poll(() => kindsOf(postId)).toEqual(['new', 'changed', 'gone']);
});

test('guests are notified when a post is hidden and shown again, but not of a case without consequences', async () => {
  const { caseId, version, postId } = await insertCase(db);

  const { case: hidden } = await boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'hide',
    reasonCode: 'spam',
  });
  const { case: reopened } = await boss.requestOk('reopenCase', { caseId, version: hidden.version });
  await boss.requestOk('takeCase', { caseId, version: reopened.version });

  await expect.poll(() => kindsOf(postId)).toEqual(['gone', 'changed']);
});

test('a pending post is announced as new when it is published', async () => {
  const { postId } = await insertPost(db, { status: 'pending' });

  await boss.requestOk('decidePending', { kind: 'post', id: postId, decision: 'publish' });

  await expect.poll(() => kindsOf(postId)).toEqual(['new']);
});
