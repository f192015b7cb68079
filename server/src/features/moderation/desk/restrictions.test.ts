import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postRestriction } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { insertPost } from '../testing/moderation-builder';
import { addRestriction, lockRestrictions } from './restrictions';

const DAY_MS = 24 * 3_600_000;
const sockets = await testSockets();
const { db } = sockets;
const boss = await sockets.staff('supervisor');

const after = (days: number) => new Date(NOON + days * DAY_MS);
const untilOf = async (guestId: string) =>
  (await db.select().from(postRestriction).where(eq(postRestriction.guestId, guestId)))[0]?.until;

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
