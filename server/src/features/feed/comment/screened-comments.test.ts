import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  blockedTerm,
  comment,
  commentRevision,
  property as hotels,
} from '../../../platform/db/tables/schema';
import { knownGuest, type KnownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/test-app';
import { property, testPosting } from '../testing/test-posting';

const { db, get, send, author, published, wait } = await testPosting();
const [hotel] = await db.select().from(hotels).where(eq(hotels.slug, 'casa-miramar'));
if (!hotel) throw new Error('property not found');
await db.insert(blockedTerm).values([
  { propertyId: hotel.id, lang: '*', term: 'blubber', kind: 'word', action: 'block' },
  { propertyId: hotel.id, lang: '*', term: 'wobble', kind: 'word', action: 'review' },
]);

const write = (me: KnownGuest, postId: string, text: string, key: string = randomUUID()) =>
  send('POST', `${property}/post/${postId}/comments`, { headers: me.headers, body: { key, text } });
const edit = (me: KnownGuest, id: string, version: number, text: string) =>
  send('PUT', `${property}/comment/${id}`, { headers: me.headers, body: { version, text } });
const flag = (me: KnownGuest, id: string, how: 'flag' | 'unflag') =>
  send('PUT', `${property}/comment/${id}/${how}`, { headers: me.headers });
const list = async (postId: string, me?: KnownGuest) =>
  (await get(`${property}/post/${postId}/comments`, { headers: me?.headers ?? {} })).body.items;
const countOf = async (postId: string, me?: KnownGuest): Promise<number> =>
  (await get(`${property}/post/${postId}`, { headers: me?.headers ?? {} })).body.commentsCount;
const rowOf = async (id: string) => (await db.select().from(comment).where(eq(comment.id, id)))[0];

async function authorAndPost() {
  const me = await author();
  return { me, postId: (await published(me)).id };
}

test.each([
  ['as it is', 'What blubber', 'blubber'],
  ['with a Cyrillic letter', 'What blubbеr!', 'blubbеr'],
  ['in full width', 'Oh ｂｌｕｂｂｅｒ', 'ｂｌｕｂｂｅｒ'],
  ['dotted', 'Such b.l.u.b.b.e.r there', 'b.l.u.b.b.e.r'],
  ['accented', 'Blúbbër!', 'Blúbbër'],
  ['with zero-width joiners', 'My blub\u200dber', 'blub\u200dber'],
])('a comment with a blocked word %s is refused with the typed place', async (_how, typed, word) => {
  const { me, postId } = await authorAndPost();
  const key = randomUUID();

  const { status, body } = await write(me, postId, typed, key);

  expect([status, body.code]).toEqual([422, 'blocked_term']);
  const [mark] = body.data.marks;
  expect([mark.field, typed.slice(mark.from, mark.to)]).toEqual(['text', word]);
  expect(await rowOf(key)).toBeUndefined();
});

test('a comment for review is shown to its author alone and is not counted', async () => {
  const { me, postId } = await authorAndPost();
  const [writer, key] = [await author(), randomUUID()];

  const { status, body: sent } = await write(writer, postId, 'They wobble', key);
  const repeated = await write(writer, postId, 'They wobble', key);

  expect([status, repeated.status]).toEqual([201, 201]);
  expect(sent).toMatchObject({ id: key, status: 'pending', isMine: true, canEdit: false, canDelete: true });
  expect(await list(postId, writer)).toMatchObject([{ id: key, text: 'They wobble', status: 'pending' }]);
  expect([await list(postId, me), await list(postId)]).toEqual([[], []]);
  expect([await countOf(postId, writer), await countOf(postId)]).toEqual([0, 0]);
  expect((await send('PUT', `${property}/comment/${key}/like`, { headers: me.headers })).status).toBe(404);
  expect((await flag(me, key, 'flag')).status).toBe(404);
});

test('a comment that is published after the review appears without a status', async () => {
  const { me, postId } = await authorAndPost();
  const { body: sent } = await write(me, postId, 'They wobble');
  await db.update(comment).set({ status: 'published' }).where(eq(comment.id, sent.id));

  const [shown] = await list(postId);

  expect([shown.id, shown.status, await countOf(postId)]).toEqual([sent.id, undefined, 1]);
});

test('an edit is screened like a new comment, and the reply to a repeated one is the same', async () => {
  const { me, postId } = await authorAndPost();
  const { id } = (await write(me, postId, 'Fine')).body;

  const refused = await edit(me, id, 1, 'Blubber');
  const stored = await rowOf(id);
  const held = await edit(me, id, 1, 'Wobble');
  const repeated = await edit(me, id, 1, 'Wobble');
  const further = await edit(me, id, 2, 'Something else');

  expect([refused.status, refused.body.code, stored?.text]).toEqual([422, 'blocked_term', 'Fine']);
  expect([held.status, held.body.status, held.body.version]).toEqual([200, 'pending', 2]);
  expect([repeated.status, repeated.body.version, further.status]).toEqual([200, 2, 404]);
  const revisions = await db.select().from(commentRevision).where(eq(commentRevision.commentId, id));
  expect(revisions).toMatchObject([{ version: 1, text: 'Fine' }]);
});

test('a comment that is pending again after an edit keeps its thread together for other guests, without its text', async () => {
  const { me, postId } = await authorAndPost();
  const other = await author();
  const top = (await write(me, postId, 'Fine')).body.id;
  wait(1);
  await send('POST', `${property}/post/${postId}/comments`, {
    headers: other.headers,
    body: { key: randomUUID(), text: 'Indeed', parentId: top },
  });
  await edit(me, top, 1, 'Wobble');

  expect(await list(postId, other)).toMatchObject([
    { id: top, isDeleted: true, text: '' },
    { parentId: top, text: 'Indeed' },
  ]);
  expect((await list(postId, me))[0]).toMatchObject({ id: top, text: 'Wobble', status: 'pending' });
});

test('a reported comment is folded away for its reporter, cannot be edited and can be deleted', async () => {
  const { me, postId } = await authorAndPost();
  const reporter = await knownGuest(db, NOON);
  const { id } = (await write(me, postId, 'Fine')).body;
  const isFlagged = async (who?: KnownGuest) => (await list(postId, who))[0].isFlagged;

  await flag(reporter, id, 'flag');
  const seen = [await isFlagged(reporter), await isFlagged(me), await isFlagged()];
  const refused = await edit(me, id, 1, 'Better');
  await flag(reporter, id, 'unflag');
  const accepted = await edit(me, id, 1, 'Better');

  expect(seen).toEqual([true, false, false]);
  expect([refused.status, refused.body.code]).toEqual([409, 'under_review']);
  expect([accepted.status, await isFlagged(reporter)]).toEqual([200, false]);
  await flag(reporter, id, 'flag');
  expect((await send('DELETE', `${property}/comment/${id}`, { headers: me.headers })).status).toBe(204);
});

test('of an edit and a report at the same moment, the report contains the text that remains', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { me, postId } = await authorAndPost();
    const reporter = await knownGuest(db, NOON);
    const { id } = (await write(me, postId, 'Before')).body;

    const [edited] = await Promise.all([edit(me, id, 1, 'After'), flag(reporter, id, 'flag')]);

    const opened = await db.query.moderationCase.findFirst({
      where: (one, { eq: is }) => is(one.subjectId, id),
    });
    expect([200, 409]).toContain(edited.status);
    expect(opened?.snapshot.text).toBe(edited.status === 200 ? 'After' : 'Before');
    expect((await rowOf(id))?.text).toBe(opened?.snapshot.text);
  }
});
