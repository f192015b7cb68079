import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comment, moderationCase, post, report } from '../../platform/db/tables/schema';
import { NOON } from '../../testing/test-app';
import { readConfig } from '../../platform/config/config';
import { createLog } from '../../platform/log/logging';
import { createPushOutbox } from '../../platform/outbox/push-outbox';
import { testSockets, type SocketClient } from '../../testing/test-sockets';
import { createMessageRepository } from '../chat/messages/message.repository';
import { insertPost } from '../moderation/testing/moderation-builder';
import { createCaseNoticeModule } from './module';

const MINUTE_MS = 60_000;
const here = '/web/property/casa-miramar';
const first = await testSockets();
const { db, send, signIn } = first;
const [boss, second] = [await first.staff('supervisor'), await first.staff('supervisor')];

/** Creates the job of another server. Nobody delivers its events, so they stay in the outbox. */
async function sendAt(now: number, publicHost = 'hotel.example'): Promise<void> {
  const undelivered = {
    deliverAll: (rows: readonly unknown[]) => rows.map(async () => false),
    isWhole: () => true,
  };
  const outbox = createPushOutbox(db, undelivered, createLog('silent'));
  const messages = createMessageRepository({ outbox, now: () => now });
  const { jobs = [] } = createCaseNoticeModule({
    chat: { db, outbox, messages, now: () => now },
    log: createLog('silent'),
    config: readConfig({ PUBLIC_HOST: publicHost }),
  });
  for (const { run } of jobs) await run();
}
const twoServersAt = (now: number) => Promise.all([sendAt(now), sendAt(now)]);
const AFTER = NOON + 5 * MINUTE_MS;
const PATIENTLY = { timeout: 10_000 };

async function messagesTo(guest: SocketClient): Promise<string[]> {
  const { rooms } = await guest.requestOk('loadGuestRooms', {});
  const [room] = rooms;
  if (!room) return [];
  return (await guest.requestOk('loadMoreMessages', { roomId: room.id })).messages.map(({ text }) => text);
}

/** A post of an author, reported by two guests. */
async function reported(text: string, authorLang = 'en') {
  const [author, ada, bob] = [
    await first.guest({ lang: authorLang }),
    await first.guest({ lang: 'en' }),
    await first.guest({ lang: 'ja' }),
  ];
  const { postId } = await insertPost(db, { text });
  await db.update(post).set({ guestId: author.guestId }).where(eq(post.id, postId));
  for (const { guestId } of [ada, bob])
    await send('PUT', `${here}/post/${postId}/flag`, {
      headers: await signIn(guestId),
      body: { reasonCode: 'spam' },
    });
  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.subjectId, postId));
  if (!row) throw new Error('no case');
  return { author, ada, bob, postId, caseId: row.id, version: row.version };
}

async function insertComment(facts: { propertyId: string; postId: string; guestId: string }) {
  const [row] = await db
    .insert(comment)
    .values({ ...facts, text: 'Cheap watches', lang: 'en' })
    .returning();
  if (!row) throw new Error('no comment');
  return row;
}

const overdueNotices = async () =>
  db.$count(
    moderationCase,
    and(
      sql`${moderationCase.noticeDueAt} is not null`,
      sql`${moderationCase.noticeDueAt} <= ${new Date(AFTER)}`,
    ),
  );

test('the author is told what was decided, why and how to appeal, and the reporters that action was taken, each once', async () => {
  const { author, ada, bob, postId, caseId, version } = await reported('Buy my watches', 'fr');
  await boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'hide',
    reasonCode: 'spam',
    noteToAuthor: 'Pas de publicité, merci.',
  });
  await twoServersAt(AFTER - 1);
  expect(await messagesTo(author)).toEqual([]);

  await twoServersAt(AFTER);
  await twoServersAt(AFTER + MINUTE_MS);

  await expect.poll(overdueNotices, PATIENTLY).toBe(0);
  expect(await messagesTo(author)).toEqual([
    [
      'Votre publication dans Share: “Buy my watches”',
      'Le contenu n’est plus visible.',
      'Motif : spam ou fraude',
      'Pas de publicité, merci.',
      'Si vous pensez qu’il s’agit d’une erreur, ouvrez la page ci-dessous et choisissez « Demander un réexamen », une seule fois : une autre personne réexaminera la décision.',
      `https://hotel.example/casa-miramar/discover/${postId}`,
    ].join('\n'),
  ]);
  expect(await messagesTo(ada)).toEqual([
    'Thank you for your report. We have looked at it and have taken action.',
  ]);
  expect(await messagesTo(bob)).toEqual(['ご報告ありがとうございます。確認のうえ、対応いたしました。']);
  expect(await db.select().from(report).where(eq(report.caseId, caseId))).toMatchObject([
    { notifiedAt: expect.any(Date) },
    { notifiedAt: expect.any(Date) },
  ]);
});

test('a decision that is reverted in time is not announced, but the next one is', async () => {
  const { author, ada, caseId, version } = await reported('My own recipe');
  const { case: hidden } = await boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'remove',
    reasonCode: 'spam',
  });
  const { case: reopened } = await boss.requestOk('reopenCase', { caseId, version: hidden.version });
  await sendAt(AFTER);
  expect([await messagesTo(author), await messagesTo(ada)]).toEqual([[], []]);

  await boss.requestOk('decideCase', {
    caseId,
    version: reopened.version,
    decision: 'dismiss',
    action: 'none',
  });
  await sendAt(AFTER);

  await expect.poll(() => messagesTo(ada), PATIENTLY).toHaveLength(1);
  expect((await messagesTo(ada))[0]).toContain("it doesn't go against our guidelines");
  // Nothing happened to the author.
  expect(await messagesTo(author)).toEqual([]);
});

test('the author of a comment is led to it, and of what stays visible to an answer in the conversation', async () => {
  const { author, postId, caseId, version } = await reported('A view of the bay');
  const [row] = await db.select().from(post).where(eq(post.id, postId));
  const { id: commentId } = await insertComment({
    propertyId: String(row?.propertyId),
    postId,
    guestId: author.guestId,
  });
  const subject = { subjectKind: 'comment', subjectId: commentId } as const;
  const { case: opened } = await boss.requestOk('openCase', subject);
  const uphold = { decision: 'uphold', reasonCode: 'spam' } as const;
  await boss.requestOk('decideCase', { ...uphold, caseId, version, action: 'lock_comments' });
  await sendAt(AFTER);
  await expect.poll(() => messagesTo(author), PATIENTLY).toHaveLength(1);

  await boss.requestOk('decideCase', {
    ...uphold,
    caseId: opened.caseId,
    version: opened.version,
    action: 'hide',
  });
  await sendAt(AFTER);

  await expect.poll(() => messagesTo(author), PATIENTLY).toHaveLength(2);
  const [locked, hidden] = (await messagesTo(author)).map((text) => text.split('\n').at(-1));
  expect([locked, hidden]).toEqual([
    'If you think this is wrong, please tell us here.',
    `https://hotel.example/casa-miramar/discover/${postId}#c-${commentId}`,
  ]);
});

const OBJECTION = 'If you think this is wrong, please tell us here.';
const lastLineTo = async (guest: SocketClient) => (await messagesTo(guest)).at(-1)?.split('\n').at(-1);
const hide = { decision: 'uphold', action: 'hide', reasonCode: 'spam' } as const;

test('a suite without a public name, whose links no phone can open, asks for an answer in the conversation', async () => {
  const { author, caseId, version } = await reported('Watches at home');
  await boss.requestOk('decideCase', { ...hide, caseId, version });

  await sendAt(AFTER, 'localhost');

  await expect.poll(() => lastLineTo(author), PATIENTLY).toBe(OBJECTION);
});

test.each(['the post', 'the comment', 'the post of the comment'])(
  'nobody is led to a page without what was hidden: their author has deleted %s',
  async (gone) => {
    const { author, postId, caseId, version } = await reported('Watches that are gone');
    const [row] = await db.select().from(post).where(eq(post.id, postId));
    const facts = { propertyId: String(row?.propertyId), postId, guestId: author.guestId };
    const { id: commentId } = await insertComment(facts);
    const subject = { subjectKind: 'comment', subjectId: commentId } as const;
    const { case: opened } = await boss.requestOk('openCase', subject);
    if (gone === 'the post') await boss.requestOk('decideCase', { ...hide, caseId, version });
    else await boss.requestOk('decideCase', { ...hide, caseId: opened.caseId, version: opened.version });
    if (gone === 'the comment')
      await db.update(comment).set({ status: 'deleted' }).where(eq(comment.id, commentId));
    else await db.update(post).set({ status: 'deleted' }).where(eq(post.id, postId));

    await sendAt(AFTER);

    await expect.poll(() => lastLineTo(author), PATIENTLY).toBe(OBJECTION);
  },
);

test('the author is led to a post that another case has hidden before', async () => {
  const { author, postId, caseId, version } = await reported('Watches hidden twice');
  await db.update(post).set({ status: 'hidden' }).where(eq(post.id, postId));
  await boss.requestOk('decideCase', { ...hide, caseId, version });

  await sendAt(AFTER);

  await expect
    .poll(() => lastLineTo(author), PATIENTLY)
    .toBe(`https://hotel.example/casa-miramar/discover/${postId}`);
});

test('the author is told the answer to an appeal, and the reporters are not notified again', async () => {
  const { author, ada, postId, caseId, version } = await reported('A rude word');
  await boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'restrict',
    days: 3,
    reasonCode: 'harassment',
  });
  await sendAt(AFTER);
  await expect.poll(() => messagesTo(author), PATIENTLY).toHaveLength(1);
  expect((await messagesTo(author))[0]).toContain("You can't post or comment until 13 June 2026.");
  await send('POST', `${here}/post/${postId}/appeal`, {
    headers: await signIn(author.guestId),
    body: { text: 'It was a joke' },
  });
  const { cases } = await second.requestOk('loadModeration', { status: 'appealed' });
  const appealed = cases.find((one) => one.caseId === caseId);

  await second.requestOk('decideAppeal', {
    caseId,
    version: appealed?.version ?? 0,
    decision: 'rejected',
    noteToAuthor: 'Please be kind.',
  });
  await sendAt(AFTER);

  await expect.poll(() => messagesTo(author), PATIENTLY).toHaveLength(2);
  expect((await messagesTo(author)).at(-1)).toBe(
    'Your post in Share: “A rude word”\nWe have looked again, and our decision stands.\nPlease be kind.',
  );
  expect(await messagesTo(ada)).toHaveLength(1);
});

test('a server that ends between the messages notifies nobody, and the next one notifies everybody once', async () => {
  const { author, ada, bob, caseId, version } = await reported('Half a telling');
  await boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'hide',
    reasonCode: 'spam',
  });
  // The transaction fails after everything is written except the record that the messages were sent.
  await db.execute(
    // A sequence counts on when a transaction is rolled back.
    sql.raw(`create sequence crashes; create function crash() returns trigger language plpgsql as
      $$ begin perform nextval('crashes'); raise exception 'killed'; end $$;
      create trigger crash before update of tell_at on moderation_case for each row when (new.tell_at is null)
      execute function crash()`),
  );
  await sendAt(AFTER);
  expect((await db.execute(sql`select is_called from crashes`)).rows).toEqual([{ is_called: true }]);
  expect(await Promise.all([author, ada, bob].map(messagesTo))).toEqual([[], [], []]);

  await db.execute(sql.raw('drop trigger crash on moderation_case'));
  await sendAt(AFTER);

  await expect.poll(overdueNotices, PATIENTLY).toBe(0);
  expect((await Promise.all([author, ada, bob].map(messagesTo))).map((texts) => texts.length)).toEqual([
    1, 1, 1,
  ]);
});
