import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comment, commentRevision, post, postRestriction, staff } from '../../../platform/db/tables/schema';
import { knownGuest, type KnownGuest } from '../../../testing/guests';
import { property, testPosting } from '../testing/test-posting';
import { createDeleteOldComments } from './delete-old-comments.job';

const { db, get, send, author, published, wait, now } = await testPosting();
const DAY_MINUTES = 24 * 60;

const write = (me: KnownGuest, postId: string, fields: object = {}) =>
  send('POST', `${property}/post/${postId}/comments`, {
    headers: me.headers,
    body: { key: randomUUID(), text: 'Lovely', ...fields },
  });
const edit = (me: KnownGuest, id: string, change: object) =>
  send('PUT', `${property}/comment/${id}`, { headers: me.headers, body: change });
const remove = (me: KnownGuest, id: string) =>
  send('DELETE', `${property}/comment/${id}`, { headers: me.headers });
const list = async (postId: string, me?: KnownGuest) =>
  (await get(`${property}/post/${postId}/comments`, { headers: me?.headers ?? {} })).body.items;
const countOf = async (postId: string): Promise<number> =>
  (await get(`${property}/post/${postId}`)).body.commentsCount;

async function authorAndPost() {
  const me = await author();
  return { me, postId: (await published(me)).id };
}

test('S-03 a comment appears with its id and changes the number of comments by one, and so does its deletion', async () => {
  const { me, postId } = await authorAndPost();
  const key = randomUUID();

  const { status, body } = await write(me, postId, { key, text: '  What a  view ' });
  const counts = [await countOf(postId)];
  const deleted = [await remove(me, key), await remove(me, key)];
  counts.push(await countOf(postId));

  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: key,
    postId,
    isMine: true,
    canEdit: true,
    canDelete: true,
    version: 1,
    repliesCount: 0,
  });
  expect(counts).toEqual([1, 0]);
  expect(deleted.map((reply) => reply.status)).toEqual([204, 204]);
  expect(await list(postId)).toEqual([]);
});

test('a comment that is sent again is published once, and the same key with other text is refused', async () => {
  const { me, postId } = await authorAndPost();
  const [key, other] = [randomUUID(), await author()];

  const replies = await Promise.all([1, 2, 3].map(() => write(me, postId, { key })));
  const otherText = await write(me, postId, { key, text: 'Not the same' });
  const stolen = await write(other, postId, { key });

  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await countOf(postId)).toBe(1);
  expect([otherText, stolen]).toMatchObject(Array(2).fill({ status: 409, body: { code: 'sent_otherwise' } }));
});

test('a comment that was edited and then sent again keeps its new text', async () => {
  const { me, postId } = await authorAndPost();
  const key = randomUUID();
  await write(me, postId, { key });
  await edit(me, key, { version: 1, text: 'Lovelier' });

  const again = await write(me, postId, { key });

  expect(again).toMatchObject({ status: 201, body: { text: 'Lovelier', version: 2 } });
});

test('a reply to a reply joins the thread and mentions its author under the current nickname', async () => {
  const { me, postId } = await authorAndPost();
  const other = await author();
  const top = (await write(me, postId)).body.id;
  wait(1);
  const reply = (await write(other, postId, { parentId: top })).body;
  wait(1);

  const { body } = await write(me, postId, { parentId: reply.id, text: 'Thank you' });

  expect(reply).not.toHaveProperty('mention');
  expect(body).toMatchObject({ parentId: top, mention: { uuid: other.id, nickName: reply.author.nickName } });
  expect(await list(postId)).toMatchObject([{ id: top, repliesCount: 2 }, { id: reply.id }, { id: body.id }]);
});

test('a reply can mention a member of staff', async () => {
  const { me, postId } = await authorAndPost();
  const [row] = await db.select().from(post).where(eq(post.id, postId));
  const propertyId = String(row?.propertyId);
  const [member] = await db.select().from(staff).where(eq(staff.propertyId, propertyId)).limit(1);
  const top = (await write(me, postId)).body.id;
  const facts = { propertyId, postId, parentId: top, text: 'With pleasure', lang: 'en' };
  const [answer] = await db
    .insert(comment)
    .values({ ...facts, staffId: member?.id })
    .returning();

  const { body } = await write(me, postId, { parentId: answer?.id });

  expect(body).toMatchObject({ parentId: top, mention: { uuid: member?.id, nickName: member?.nickName } });
});

test('a deleted comment keeps its place without author and text while it has replies', async () => {
  const { me, postId } = await authorAndPost();
  const other = await author();
  const top = (await write(me, postId, { text: 'A secret' })).body.id;
  wait(1);
  const reply = (await write(other, postId, { parentId: top })).body.id;
  await remove(me, top);

  const [placeholder] = await list(postId, me);
  const toDeleted = await write(other, postId, { parentId: top });

  expect(placeholder).toMatchObject({ id: top, isDeleted: true, text: '', isMine: false, canDelete: false });
  expect(JSON.stringify(placeholder)).not.toContain(me.id);
  expect([await countOf(postId), toDeleted.status, toDeleted.body.code]).toEqual([1, 404, 'comment_gone']);
  await remove(other, reply);
  expect(await list(postId)).toEqual([]);
});

test('a comment can be edited for 15 minutes, and its earlier text is kept for 30 days', async () => {
  const { me, postId } = await authorAndPost();
  const { id } = (await write(me, postId)).body;
  wait(14);
  const inTime = await edit(me, id, { version: 1, text: 'Lovelier' });
  const repeated = await edit(me, id, { version: 1, text: 'Lovelier' });
  const outdated = await edit(me, id, { version: 1, text: 'Loveliest' });
  wait(1);
  const late = [
    await edit(me, id, { version: 2, text: 'Loveliest' }),
    // The time is over whichever version the author has seen.
    await edit(me, id, { version: 1, text: 'Loveliest' }),
  ];
  const lateRepeated = await edit(me, id, { version: 1, text: 'Lovelier' });

  expect(inTime).toMatchObject({ status: 200, body: { text: 'Lovelier', version: 2 } });
  expect(inTime.body.editedAt).toBeDefined();
  expect(repeated).toMatchObject({ status: 200, body: { version: 2 } });
  expect(outdated).toMatchObject({ status: 409, body: { code: 'version_conflict', data: { version: 2 } } });
  expect(late).toMatchObject(Array(2).fill({ status: 409, body: { code: 'edit_window_closed' } }));
  expect(lateRepeated).toMatchObject({ status: 200, body: { version: 2 } });
  const revisions = () => db.select().from(commentRevision).where(eq(commentRevision.commentId, id));
  expect(await revisions()).toMatchObject([{ version: 1, text: 'Lovely' }]);
  wait(30 * DAY_MINUTES + 1);
  await createDeleteOldComments(db, now)();
  expect(await revisions()).toEqual([]);
});

test('after 30 days a deleted comment is gone, and of one with replies an empty row stays', async () => {
  const { me, postId } = await authorAndPost();
  const [alone, top] = [(await write(me, postId)).body.id, (await write(me, postId)).body.id];
  await write(me, postId, { parentId: top });
  await remove(me, alone);
  await remove(me, top);
  wait(30 * DAY_MINUTES + 1);

  await createDeleteOldComments(db, now)();

  const rows = await db
    .select({ id: comment.id, text: comment.text })
    .from(comment)
    .where(and(eq(comment.postId, postId), eq(comment.status, 'deleted')));
  expect(rows).toEqual([{ id: top, text: '' }]);
});

test.each([
  ['comment_empty', 422, { text: ' \u200b\n ' }],
  ['text_too_long', 422, { text: 'é'.repeat(501) }],
  ['looks_private', 409, { text: 'Call me: +351 912 345 678' }],
  ['malformed', 400, { text: 'x'.repeat(10_001) }],
  ['malformed', 400, { key: '7' }],
  ['malformed', 400, { guestId: 'me' }],
  ['comment_gone', 404, { parentId: randomUUID() }],
])('a comment is refused as %s with status %i: %o', async (code, status, fields) => {
  const { me, postId } = await authorAndPost();

  const reply = await write(me, postId, fields);

  expect(reply).toMatchObject({ status, body: { code } });
  expect(await countOf(postId)).toBe(0);
});

test('500 graphemes are accepted, and private details if the author insists', async () => {
  const { me, postId } = await authorAndPost();

  const long = await write(me, postId, { text: '👩‍👩‍👧'.repeat(500) });
  const insisted = await write(me, postId, { text: 'Room 204', isAnyway: true });

  expect([long.status, insisted.status]).toEqual([201, 201]);
});

test('a parent on another post, a closed, hidden or foreign post are refused', async () => {
  const { me, postId } = await authorAndPost();
  const elsewhere = await authorAndPost();
  const foreignParent = (await write(elsewhere.me, elsewhere.postId)).body.id;
  const codes = [(await write(me, postId, { parentId: foreignParent })).body.code];
  await db.update(post).set({ isCommentsLocked: true }).where(eq(post.id, postId));
  codes.push((await write(me, postId)).body.code);
  await db.update(post).set({ status: 'hidden' }).where(eq(post.id, postId));
  codes.push((await write(me, postId)).body.code);

  expect(codes).toEqual(['comment_gone', 'comments_locked', 'post_gone']);
});

test('P-03 a guest who may not post may not comment either, and nobody can change the comment of another guest', async () => {
  const { me, postId } = await authorAndPost();
  const { id } = (await write(me, postId)).body;
  const [outsider, restricted] = [await knownGuest(db, now()), await author()];
  const [row] = await db.select().from(post).where(eq(post.id, postId));
  await db.insert(postRestriction).values({
    guestId: restricted.id,
    propertyId: String(row?.propertyId),
    until: new Date(now() + 3_600_000),
    reasonCode: 'spam',
  });

  expect((await write(outsider, postId)).status).toBe(403);
  expect((await write(restricted, postId)).body.code).toBe('posting_restricted');
  const own = (await write(me, postId)).body;
  await db.update(postRestriction).set({ guestId: me.id }).where(eq(postRestriction.guestId, restricted.id));
  const edited = await edit(me, own.id, { version: 1, text: 'Something else' });
  expect([edited.status, edited.body.code]).toEqual([403, 'posting_restricted']);
  expect((await edit(restricted, id, { version: 1, text: 'Mine' })).status).toBe(404);
  expect((await remove(restricted, id)).status).toBe(404);
  expect((await send('POST', `${property}/post/${postId}/comments`, { body: {} })).status).toBe(401);
});

test('ten comments in ten minutes are accepted, and repeated ones cost nothing', async () => {
  const { me, postId } = await authorAndPost();
  const keys = Array.from({ length: 10 }, () => randomUUID());
  for (const key of keys) await write(me, postId, { key });

  const repeated = await write(me, postId, { key: keys[0] });
  const eleventh = await write(me, postId);
  wait(11);
  const later = await write(me, postId);

  expect([repeated.status, eleventh.status, later.status]).toEqual([201, 429, 201]);
  expect(eleventh.body.retryAfter).toBe(600);
});

test('of a comment and the deletion of its post at the same moment, either one happens first, and nothing is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), async (isDeletedFirst) => {
      const { me, postId } = await authorAndPost();
      const other = await author();
      const deletion = () => send('DELETE', `${property}/post/${postId}`, { headers: me.headers });
      const [a, b] = await Promise.all(
        isDeletedFirst ? [deletion(), write(other, postId)] : [write(other, postId), deletion()],
      );
      const written = isDeletedFirst ? b : a;

      expect([201, 404]).toContain(written.status);
      expect((await get(`${property}/post/${postId}/comments`)).status).toBe(404);
    }),
    { numRuns: 6 },
  );
});
