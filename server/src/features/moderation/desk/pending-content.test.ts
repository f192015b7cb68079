import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comment, moderationCase, moderationEvidence, post } from '../../../platform/db/tables/schema';
import { testSockets } from '../../../testing/test-sockets';
import { insertPhoto, insertPost } from '../testing/moderation-builder';

const sockets = await testSockets();
const { db, send, signIn } = sockets;
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

const TABLES = { post, comment };
type Kind = keyof typeof TABLES;

/** Inserts a pending post, or a pending comment on a published post. */
async function insertPending(kind: Kind) {
  if (kind === 'post') {
    const { postId: id, guestId } = await insertPost(db, { status: 'pending' });
    return { id, guestId };
  }
  const { postId, guestId, propertyId } = await insertPost(db);
  const row = { propertyId, postId, guestId, text: 'They wobble', lang: 'en', status: 'pending' } as const;
  const [stored] = await db.insert(comment).values(row).returning();
  return { id: String(stored?.id), guestId };
}

/** Waits until this many statements wait for a row that another transaction has locked. */
const waitForLocked = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);

test.each<[Kind, 'publish' | 'remove']>([
  ['post', 'publish'],
  ['post', 'remove'],
  ['comment', 'publish'],
  ['comment', 'remove'],
])(
  'a %s that its author deletes while a supervisor decides to %s it stays deleted',
  async (kind, decision) => {
    const { id, guestId } = await insertPending(kind);
    const headers = await signIn(guestId);
    const table = TABLES[kind];

    // The row is held, so that the deletion is certain to come first and the decision reads the status before it.
    const [deleted, decided] = await db
      .transaction(async (tx) => {
        await tx.select().from(table).where(eq(table.id, id)).for('update');
        const deletion = send('DELETE', `/web/property/casa-miramar/${kind}/${id}`, { headers });
        await waitForLocked(1);
        const decisionReply = boss.request('decidePending', { kind, id, decision, reasonCode: 'spam' });
        await waitForLocked(2);
        return { replies: Promise.all([deletion, decisionReply]) };
      })
      .then(({ replies }) => replies);

    expect(deleted.status).toBe(204);
    expect(decided).toMatchObject({ status: 404 });
    const [row] = await db.select({ status: table.status }).from(table).where(eq(table.id, id));
    expect(row?.status).toBe('deleted');
    expect(await db.$count(moderationCase, eq(moderationCase.subjectId, id))).toBe(0);
  },
);
