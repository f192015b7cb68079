import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  guest,
  moderationCase,
  person,
  postRestriction,
  postRestrictionCause,
} from '../../platform/db/tables/schema';
import { tablesContaining } from '../../testing/tables-containing';
import type { KnownGuest } from '../../testing/guests';
import { property, testPosting } from '../feed/testing/test-posting';
import { insertCase } from '../moderation/testing/moderation-builder';
import { createDiskStore } from '../upload/store/disk-store';
import { createUploads } from '../upload/uploads';
import { createEraseAccounts } from './erase-accounts.job';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';

const suite = await testPosting();
const { app, db, send, author, published, upload, edit, now } = suite;

const folder = await mkdtemp(join(tmpdir(), 'share-data-'));
afterAll(() => rm(folder, { recursive: true }));
const eraseDue = createEraseAccounts({
  erasures: createErasureRepository(db, now),
  ledger: createErasureLedger(join(folder, 'erasures.jsonl')),
  uploads: createUploads({ db, store: createDiskStore(join(folder, 'uploads')), now }),
  // The guests of this test have no bookings.
  cancelBookings: async () => {},
  now,
});

async function call(me: KnownGuest, method: 'POST' | 'PUT', path: string, body: object = {}) {
  const reply = await send(method, property + path, { headers: me.headers, body });
  if (reply.status >= 300) throw new Error(`status ${reply.status}: ${reply.text}`);
  return reply.body;
}
const comment = (me: KnownGuest, postId: string, facts: object) =>
  call(me, 'POST', `/post/${postId}/comments`, { key: randomUUID(), ...facts });

/** A guest with a row in each table of Share; what they wrote is marked by a word of its own. */
async function writer() {
  const word = `Zoraida${randomUUID().slice(0, 8)}`;
  const [me, other] = [await author(), await author()];
  const photos = [{ key: await upload(me), alt: `${word} at the pier` }];
  const own = await published(me, { text: `${word} first`, tags: [word.toLowerCase()], photos });
  const kept = own.images.map(({ url }) => ({ url, alt: `${word} at sea` }));
  await edit(me, own.id, { version: 1, text: `${word} second`, tags: [], photos: kept });
  const theirs = await published(other);
  const mine = await comment(me, theirs.id, { text: `${word} says` });
  await call(me, 'PUT', `/comment/${mine.id}`, { version: 1, text: `${word} corrects` });
  const reply = await comment(me, theirs.id, { text: `${word} adds`, parentId: mine.id });
  const answer = await comment(other, theirs.id, { text: 'I agree', parentId: reply.id });
  await call(me, 'PUT', `/post/${theirs.id}/like`);
  await call(me, 'PUT', `/comment/${answer.id}/like`);
  await call(me, 'PUT', `/post/${theirs.id}/flag`, { reasonCode: 'other', note: `${word} is insulted` });
  await call(me, 'PUT', `/guest/${other.id}/block`);
  await call(other, 'PUT', `/guest/${me.id}/block`);
  const { caseId } = await insertCase(db, { authorGuestId: me.id, appealText: `${word} appeals` });
  const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
  const propertyId = String(row?.propertyId);
  const restriction = { guestId: me.id, propertyId, until: new Date(now()), reasonCode: 'spam' };
  await db.insert(postRestriction).values(restriction);
  await db.insert(postRestrictionCause).values({ ...restriction, caseId });
  return { me, other, word, own, theirs, mine, answer, caseId };
}

test('the copy of all data has what a guest has written, liked, reported and blocked in Share, and nothing of others', async () => {
  const { me, other, word, own, theirs, mine, answer } = await writer();
  const { link } = await call(me, 'POST', '/guest/export');
  const files = unzipSync((await app.inject({ url: link })).rawPayload);
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));

  expect(data).toMatchObject({
    posts: [{ id: own.id, text: `${word} second`, pictures: [{ alt: `${word} at sea` }] }],
    postRevisions: [
      {
        postId: own.id,
        text: `${word} first`,
        tags: [word.toLowerCase()],
        pictures: [{ alt: `${word} at the pier` }],
      },
    ],
    commentRevisions: [{ commentId: mine.id, text: `${word} says` }],
    likes: [{ postId: theirs.id }],
    commentLikes: [{ commentId: answer.id }],
    reports: [{ subjectId: theirs.id, reasonCode: 'other', note: `${word} is insulted` }],
    blockedGuests: [{ guestId: other.id }],
    postRestrictions: [{ reasonCode: 'spam' }],
    postRestrictionCauses: [{ reasonCode: 'spam' }],
  });
  const comments = data.comments.map(({ text }: { text: string }) => text);
  expect(comments.toSorted()).toEqual([`${word} adds`, `${word} corrects`]);
  expect(Object.keys(files).filter((name) => name !== 'data.json')).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain('I agree');
});

test('an erasure with the posts leaves neither a word nor the id of the guest in the tables of Share', async () => {
  const { me, word, answer, caseId } = await writer();
  await db
    .update(person)
    .set({ eraseAt: new Date(now() - 1), postsOnErasure: 'delete' })
    .where(eq(person.id, me.personId));

  await eraseDue();

  expect(await db.$count(person, eq(person.id, me.personId))).toBe(0);
  // Rows of the outbox are deleted as soon as they are delivered.
  await expect.poll(() => tablesContaining(db, word)).toEqual([]);
  // The row of the guest stays without a name, as that of somebody who is gone.
  await expect.poll(() => tablesContaining(db, me.id)).toEqual(['guest']);
  const left = await db.query.comment.findFirst({ where: (one, { eq: is }) => is(one.id, answer.id) });
  expect(left?.mentionedGuestId).toBeNull();
  const [decided] = await db.select().from(moderationCase).where(eq(moderationCase.id, caseId));
  expect(decided).toMatchObject({ authorGuestId: null, appealText: null, snapshot: { authorName: '' } });
});

test('an erasure without the posts leaves their last text alone', async () => {
  const { me, word, own } = await writer();
  await db
    .update(person)
    .set({ eraseAt: new Date(now() - 1), postsOnErasure: 'anonymise' })
    .where(eq(person.id, me.personId));

  await eraseDue();

  await expect.poll(() => tablesContaining(db, word)).toEqual(['post', 'comment']);
  const [post] = await db.query.post.findMany({ where: (one, { eq: is }) => is(one.id, own.id) });
  expect(post).toMatchObject({ text: `${word} second`, pictures: [] });
});
