import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { stay, stayGuess } from '../../platform/db/tables/schema';

export type StayRow = typeof stay.$inferSelect;
type NewStay = typeof stay.$inferInsert;
interface GuestRef {
  id: string;
  propertyId: string;
}

/** The normalized input of a guess. */
interface GuessedStay {
  lastName: string;
  place: string;
}

const MAX_GUESSES = 5;
/**
 * A limit over all guests: it leaves room for typing errors of a family, but stops an attacker with many
 * accounts from guessing at one room or one name.
 */
const MAX_GUESSES_PER_STAY = 15;
const GUESS_WINDOW_MS = 24 * 3_600_000;

export type StayRepository = ReturnType<typeof createStayRepository>;

export function createStayRepository(db: Database, now: () => number) {
  return {
    listByGuest: (guestId: string): Promise<StayRow[]> =>
      db.select().from(stay).where(eq(stay.guestId, guestId)).orderBy(desc(stay.checkin)),

    async save(row: NewStay, on: Connection): Promise<void> {
      const { guestId: _guestId, propertyId: _propertyId, reservationNumber: _number, ...facts } = row;
      await on
        .insert(stay)
        .values(row)
        .onConflictDoUpdate({ target: [stay.guestId, stay.reservationNumber], set: facts });
    },

    /** Deletes the self-reported stay when the reservation of the hotel replaces it. */
    async deleteSelfReported(guestId: string, on: Connection): Promise<void> {
      await on.delete(stay).where(and(eq(stay.guestId, guestId), eq(stay.reservationNumber, '')));
    },

    /** Counts the guess before it is checked and returns its id, or `null` if the guest or this stay has had too many. */
    countGuess({ id: guestId, propertyId }: GuestRef, at: GuessedStay): Promise<string | null> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stay ${propertyId}`}, 0))`);
        const since = gt(stayGuess.at, new Date(now() - GUESS_WINDOW_MS));
        const inProperty = eq(stayGuess.propertyId, propertyId);
        const byGuest = await tx.$count(stayGuess, and(eq(stayGuess.guestId, guestId), since));
        const atName = await tx.$count(
          stayGuess,
          and(inProperty, eq(stayGuess.lastName, at.lastName), since),
        );
        const atPlace = await tx.$count(stayGuess, and(inProperty, eq(stayGuess.place, at.place), since));
        if (byGuest >= MAX_GUESSES || Math.max(atName, atPlace) >= MAX_GUESSES_PER_STAY) return null;
        const [counted] = await tx
          .insert(stayGuess)
          .values({ guestId, propertyId, ...at, at: new Date(now()) })
          .returning({ id: stayGuess.id });
        return counted?.id ?? null;
      });
    },

    /** Takes back a guess that could not be checked. */
    async takeBackGuess(id: string): Promise<void> {
      await db.delete(stayGuess).where(eq(stayGuess.id, id));
    },

    /** Deletes only the guesses at the guest's own stay: linking it must not allow more guesses at others. */
    async deleteGuesses(guestId: string, place: string, on: Connection): Promise<void> {
      await on.delete(stayGuess).where(and(eq(stayGuess.guestId, guestId), eq(stayGuess.place, place)));
    },
  };
}
