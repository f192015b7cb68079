import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { otpChallenge, otpFailure } from '../../platform/db/tables/schema';
import { DAY_MS, FAILURE_SAMPLE, FAILURE_WINDOW_MS, MAX_ATTEMPTS } from './code-limits';

export type ChallengeRow = typeof otpChallenge.$inferSelect;
type NewChallenge = typeof otpChallenge.$inferInsert;

export type ChallengeRepository = ReturnType<typeof createChallengeRepository>;

export function createChallengeRepository(db: Database, now: () => number) {
  return {
    /** Runs sends to the same recipient in turn, across all servers, so that each counts the ones before. */
    withRecipientLock<T>(target: string, work: (tx: Connection) => Promise<T>): Promise<T> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${target}`}, 0))`);
        return work(tx);
      });
    },

    /** Returns the sends of the last day, newest first. */
    async sendsTo(target: string, on: Connection): Promise<{ at: number; failed: boolean }[]> {
      const rows = await on
        .select({ at: otpChallenge.sentAt, failedAt: otpChallenge.deliveryFailedAt })
        .from(otpChallenge)
        .where(and(eq(otpChallenge.target, target), gt(otpChallenge.sentAt, new Date(now() - DAY_MS))))
        .orderBy(desc(otpChallenge.sentAt));
      return rows.map(({ at, failedAt }) => ({ at: at.getTime(), failed: failedAt !== null }));
    },

    /** Returns the latest failures, newest first. */
    async failuresOf(target: string): Promise<number[]> {
      const rows = await db
        .select({ at: otpFailure.at })
        .from(otpFailure)
        .where(eq(otpFailure.target, target))
        .orderBy(desc(otpFailure.at))
        .limit(FAILURE_SAMPLE);
      return rows.map(({ at }) => at.getTime());
    },

    failuresIn: (propertyId: string): Promise<number> =>
      db.$count(
        otpFailure,
        and(eq(otpFailure.propertyId, propertyId), gt(otpFailure.at, new Date(now() - FAILURE_WINDOW_MS))),
      ),

    async recordFailure({ propertyId, target }: Pick<ChallengeRow, 'propertyId' | 'target'>): Promise<void> {
      await db.insert(otpFailure).values({ propertyId, target, at: new Date(now()) });
    },

    /** Inserts a code and supersedes earlier ones for the same recipient and purpose. */
    async add(row: NewChallenge, on: Connection): Promise<ChallengeRow> {
      await on
        .update(otpChallenge)
        .set({ supersededAt: new Date(now()) })
        .where(
          and(
            eq(otpChallenge.target, row.target),
            eq(otpChallenge.purpose, row.purpose),
            isNull(otpChallenge.supersededAt),
          ),
        );
      const [added] = await on.insert(otpChallenge).values(row).returning();
      assertRow(added);
      return added;
    },

    find: (tokenHash: string, on: Connection = db): Promise<ChallengeRow | undefined> =>
      on.query.otpChallenge.findFirst({ where: eq(otpChallenge.tokenHash, tokenHash) }),

    /** Counts an attempt before the code is compared, so that parallel guesses get no extra attempts. */
    async countAttempt(id: string): Promise<ChallengeRow | undefined> {
      const [taken] = await db
        .update(otpChallenge)
        .set({ tries: sql`${otpChallenge.tries} + 1` })
        .where(and(eq(otpChallenge.id, id), lt(otpChallenge.tries, MAX_ATTEMPTS), isOpen()))
        .returning();
      return taken;
    },

    /** Marks the code as used; of parallel requests with the right code only one succeeds. */
    async markUsed(id: string, on: Connection): Promise<boolean> {
      const used = await on
        .update(otpChallenge)
        .set({ usedAt: new Date(now()) })
        .where(and(eq(otpChallenge.id, id), isOpen()))
        .returning({ id: otpChallenge.id });
      return used.length === 1;
    },

    async recordDeliveryFailure(id: string): Promise<void> {
      await db
        .update(otpChallenge)
        .set({ deliveryFailedAt: new Date(now()) })
        .where(eq(otpChallenge.id, id));
    },

    /** Deletes the rows that no limit counts any more. */
    async deleteOld(): Promise<void> {
      const before = new Date(now() - DAY_MS);
      await db.delete(otpChallenge).where(lt(otpChallenge.sentAt, before));
      await db.delete(otpFailure).where(lt(otpFailure.at, before));
    },
  };

  function isOpen() {
    return and(
      isNull(otpChallenge.usedAt),
      isNull(otpChallenge.supersededAt),
      gt(otpChallenge.expiresAt, new Date(now())),
    );
  }
}
