import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moderationCase, moderationEvidence } from '../../../platform/db/tables/schema';
import { testSockets } from '../../../testing/test-sockets';
import { insertPhoto, insertPost } from '../testing/moderation-builder';

const sockets = await testSockets();
const { db } = sockets;
const boss = await sockets.staff('supervisor');

test('a post of photos alone is shown with their descriptions, addresses and its tags before it is decided', async () => {
  const { postId } = await insertPost(db, { status: 'pending', text: '', tags: ['pool'] });
  const { key } = await insertPhoto(db, postId);

  const { items } = await boss.requestOk('loadPending', {});

  const found = items.find(({ id }) => id === postId);
  expect(found).toMatchObject({ tags: ['pool'], photos: [{ key, alt: 'Two towels' }] });
  const { files } = await boss.requestOk('getFileUrls', { keys: [key] });
  expect(files).toMatchObject([{ key, url: expect.stringContaining(`/uploads/${key}?`) }]);
});

test('the photos of a refused post stay for the appeal, whatever its author does', async () => {
  const { postId } = await insertPost(db, { status: 'pending' });
  const { key } = await insertPhoto(db, postId);

  await boss.requestOk('decidePending', {
    kind: 'post',
    id: postId,
    decision: 'remove',
    reasonCode: 'spam',
  });

  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.subjectId, postId));
  const kept = await db
    .select()
    .from(moderationEvidence)
    .where(eq(moderationEvidence.caseId, String(row?.id)));
  expect(kept).toMatchObject([{ uploadKey: key }]);
});
