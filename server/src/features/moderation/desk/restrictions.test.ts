import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postRestriction, staffAction } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { insertCase, insertPost } from '../testing/moderation-builder';
import { addRestriction, lockRestrictions } from './restrictions';

const DAY_MS = 24 * 3_600_000;
let clock = NOON;
const sockets = await testSockets({ now: () => clock });
const { db } = sockets;
const [boss, second] = [await sockets.staff('supervisor'), await sockets.staff('manager')];

const after = (days: number) => new Date(clock + days * DAY_MS);
const untilOf = async (guestId: string) =>
  (await db.select().from(postRestriction).where(eq(postRestriction.guestId, guestId)))[0]?.until;
const loggedOf = async (guestId: string) =>
  (await db.select().from(staffAction).where(eq(staffAction.subjectId, guestId))).map((one) => one.after);

/** Returns how many statements of this database wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

test('a restriction that is lifted while a decision adds another one is lifted after it', async () => {
  const { guestId, propertyId } = await insertPost(db);
  const restriction = { guestId, propertyId, by: boss.id, reasonCode: 'spam', caseId: null, until: after(3) };
  const lifting = await db.transaction(async (tx) => {
    await lockRestrictions(tx, guestId);
    const lifted = boss.requestOk('liftRestriction', { guestUuid: guestId });
    await expect.poll(countWaiting).toBe(1);
    await addRestriction(tx, restriction);
    return { lifted };
  });

  await lifting.lifted;

  expect(await untilOf(guestId)).toBeUndefined();
});

test('a call that is repeated because its reply was lost restricts and is recorded once', async () => {
  const { guestId: guestUuid } = await insertPost(db);
  const input = { guestUuid, days: 2, reasonCode: 'spam' } as const;
  const first = await boss.requestOk('restrictGuest', input);

  clock += 30_000;
  const repeated = await boss.requestOk('restrictGuest', input);

  expect(repeated).toEqual(first);
  expect(await loggedOf(guestUuid)).toHaveLength(1);
});

test('another reason, another supervisor and a later call are no repetitions', async () => {
  const { guestId: guestUuid } = await insertPost(db);
  const input = { guestUuid, days: 2, reasonCode: 'spam' } as const;
  await boss.requestOk('restrictGuest', input);
  await boss.requestOk('restrictGuest', { ...input, reasonCode: 'hate' });
  await second.requestOk('restrictGuest', { ...input, reasonCode: 'hate' });

  clock += 120_000;
  const later = await second.requestOk('restrictGuest', { ...input, reasonCode: 'hate' });

  expect(later).toEqual({ until: after(2).toISOString() });
  expect(await loggedOf(guestUuid)).toHaveLength(4);
});

test('the log records what a supervisor has decided, and the reply says until when the guest is restricted', async () => {
  const { caseId, guestId } = await insertCase(db);
  const uphold = { caseId, version: 1, decision: 'uphold', reasonCode: 'spam' } as const;
  await boss.requestOk('decideCase', { ...uphold, action: 'restrict', days: 30 });

  const reply = await boss.requestOk('restrictGuest', { guestUuid: guestId, days: 2, reasonCode: 'spam' });

  expect(reply).toEqual({ until: after(30).toISOString() });
  expect(await loggedOf(guestId)).toEqual([{ until: after(2).toISOString() }]);
});

test('a server of the version before replaces the longer restriction with the one that it stores', async () => {
  const { caseId, guestId } = await insertCase(db);
  const other = await insertCase(db, { authorGuestId: guestId });
  const uphold = { version: 1, decision: 'uphold', reasonCode: 'spam', action: 'restrict' } as const;
  await boss.requestOk('decideCase', { ...uphold, caseId, days: 30 });
  // That server knows the restriction alone.
  await db
    .update(postRestriction)
    .set({ until: after(7), by: second.id })
    .where(eq(postRestriction.guestId, guestId));

  await boss.requestOk('decideCase', { ...uphold, caseId: other.caseId, days: 1 });

  expect(await untilOf(guestId)).toEqual(after(7));
});
