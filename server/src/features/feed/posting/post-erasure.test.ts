import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postRestriction, postRestrictionCause } from '../../../platform/db/tables/schema';
import { filledDatabase, NOON } from '../../../testing/test-app';
import { addRestriction } from '../../moderation/desk/restrictions';
import { insertPost } from '../../moderation/testing/moderation-builder';
import { eraseFromPosts } from './post-erasure';

const db = await filledDatabase();

/** Returns how many statements of this database wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

test('a guest is erased while a decision changes their restriction', async () => {
  const { guestId, propertyId } = await insertPost(db);
  const until = new Date(NOON);
  const restriction = { guestId, propertyId, by: null, reasonCode: 'spam', caseId: null, until };
  await db.transaction((tx) => addRestriction(tx, restriction));
  // A decision writes the cause, and then the restriction.
  const { erasing } = await db.transaction(async (tx) => {
    const longer = { until: new Date(NOON + 1) };
    await tx.update(postRestrictionCause).set(longer).where(eq(postRestrictionCause.guestId, guestId));
    const erasing = db.transaction((other) => eraseFromPosts(other, [guestId], 'delete'));
    erasing.catch(() => {});
    await expect.poll(countWaiting).toBe(1);
    await tx.update(postRestriction).set(longer).where(eq(postRestriction.guestId, guestId));
    return { erasing };
  });

  await erasing;

  expect(await db.$count(postRestriction, eq(postRestriction.guestId, guestId))).toBe(0);
});
