import { and, eq, lte, or, sql } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import { activityClaim, activitySession } from '../../../platform/db/tables/schema';
import { participantsOf } from '../../activity/participants';
import { SessionFull } from '../model/activity-errors';

export type ClaimRow = typeof activityClaim.$inferSelect;

/** PostgreSQL's error code of a violated CHECK, and the CHECK that refuses more people than places. */
const CHECK_VIOLATION = '23514';
const HAS_PLACES = 'activity_session_has_places';

/** Inserts a claim, or throws `SessionFull` if there are not enough places. */
export function claimPlaces(tx: Connection, claim: typeof activityClaim.$inferInsert): Promise<ClaimRow> {
  return unlessFull(tx.insert(activityClaim).values(claim).returning());
}

/** Changes the session or the places of a claim with one update, so nothing changes if the new places are not free. */
export function moveClaim(
  tx: Connection,
  id: string,
  to: Partial<typeof activityClaim.$inferInsert>,
): Promise<ClaimRow> {
  return unlessFull(tx.update(activityClaim).set(to).where(eq(activityClaim.id, id)).returning());
}

/** Deletes the claim of a booking and returns whether there was one. */
export async function releaseClaim(tx: Connection, bookingId: string): Promise<boolean> {
  const released = await tx
    .delete(activityClaim)
    .where(eq(activityClaim.bookingId, bookingId))
    .returning({ id: activityClaim.id });
  return released.length > 0;
}

/** Turns the claim of an offer into that of a booking and returns whether it still existed. */
export async function confirmOffer(tx: Connection, bookingId: string): Promise<boolean> {
  const confirmed = await tx
    .update(activityClaim)
    .set({ kind: 'booking', expiresAt: null })
    .where(and(eq(activityClaim.bookingId, bookingId), eq(activityClaim.kind, 'offer')))
    .returning({ id: activityClaim.id });
  return confirmed.length > 0;
}

/**
 * Deletes the expired holds of a session and returns whether there were any. The caller must hold the lock on
 * the session.
 */
export async function expireHolds(tx: Connection, sessionId: string, now: number): Promise<boolean> {
  const expired = await tx
    .delete(activityClaim)
    .where(
      and(
        eq(activityClaim.sessionId, sessionId),
        eq(activityClaim.kind, 'hold'),
        lte(activityClaim.expiresAt, new Date(now)),
      ),
    )
    .returning({ id: activityClaim.id });
  return expired.length > 0;
}

/** Returns the places that a new hold of the guest frees: those of their own hold and of expired ones. */
export async function freeablePax(
  on: Connection,
  { sessionId, guestId, now }: { sessionId: string; guestId: string; now: number },
): Promise<number> {
  const [freeable] = await on
    .select({ pax: sql<number>`coalesce(sum(${activityClaim.pax}), 0)::int` })
    .from(activityClaim)
    .where(
      and(
        eq(activityClaim.sessionId, sessionId),
        eq(activityClaim.kind, 'hold'),
        or(eq(activityClaim.guestId, guestId), lte(activityClaim.expiresAt, new Date(now))),
      ),
    );
  return freeable?.pax ?? 0;
}

/**
 * Records that a session has reached its minimum of participants. Later cancellations do not undo it. Call it once the
 * status of the booking is written, because requests and offers do not count.
 */
export async function guaranteeIfReached(
  tx: Connection,
  { sessionId, minParticipants, now }: { sessionId: string; minParticipants: number | null; now: number },
): Promise<void> {
  if (minParticipants === null) return;
  await tx
    .update(activitySession)
    .set({ guaranteedAt: new Date(now), version: sql`${activitySession.version} + 1` })
    .where(
      sql`${activitySession.id} = ${sessionId} and ${activitySession.guaranteedAt} is null
        and ${participantsOf(activitySession.id)} + ${activitySession.placesTaken} >= ${minParticipants}`,
    );
}

async function unlessFull(claims: Promise<ClaimRow[]>): Promise<ClaimRow> {
  const [claim] = await claims.catch((error: unknown) => {
    throw isFull(error) ? new SessionFull() : error;
  });
  assertRow(claim, 'a claim');
  return claim;
}

function isFull(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === CHECK_VIOLATION &&
    'constraint' in cause &&
    cause.constraint === HAS_PLACES
  );
}
