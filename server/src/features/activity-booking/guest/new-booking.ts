import { randomUUID } from 'node:crypto';
import type {
  ActivityBookingStatus,
  ActivityPaymentMethod,
} from '@guest/shared/contracts/activity/activity-booking-status';
import type { UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import type { Connection } from '../../../platform/db/database';
import { consent, type activityBooking } from '../../../platform/db/tables/schema';
import { malformedIn } from '../../../platform/errors/request-error';
import { newReference, randomCode } from '../../../platform/security/reference';
import { parseNote } from '../../../platform/validation/parse-note';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { assertNotWithdrawn } from '../../property/withdrawal-lock';
import type { BookableSetup } from '../availability/session.repository';
import { holdUnknown, waiverRequired } from '../model/activity-errors';
import { answerByOf, bookedUnits, cancelByOf, policyOf } from '../model/activity-policy';
import { parseAnswers, parseContact, type ContactInput, type UnitItemInput } from '../model/booking-details';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { HistoryEntry } from '../record/record-booking-change';
import { storeBooking } from '../record/store-booking';
import { reminderTimes } from '../model/reminder-times';
import { knownContact } from './known-contact';
import { parsePeople } from './party-details';

const NOTE_MAX = 300;
/** A random reference collides rarely; a third collision in a row is a bug. */
const ATTEMPTS = 3;

type ActivityBookingInsert = typeof activityBooking.$inferInsert;

export interface DetailsInput {
  unitItems: readonly UnitItemInput[];
  contact: ContactInput;
  note?: string | undefined;
  answers?: Readonly<Record<string, string>> | undefined;
  waiver?: { version: string; accepted: boolean } | undefined;
}

/** The details of the party as they are stored. */
export type BookingDetails = Pick<
  ActivityBookingInsert,
  'unitItems' | 'contact' | 'note' | 'answers' | 'waiverVersion' | 'waiverAcceptedAt' | 'waiverConsentId'
>;

/** A session with the party that comes to it. */
export interface PartyAt {
  row: GuestRow;
  scope: PropertyScope;
  setup: BookableSetup;
  units: UnitQuantity[];
}

export interface NewBooking extends Omit<PartyAt, 'row'> {
  /** `null` for people who came without a booking and have no account. */
  row: Pick<GuestRow, 'id' | 'chatUuid'> | null;
  /** The id, where the caller has chosen it to make a repeated request harmless. */
  id?: string;
  /** The member of staff who books. */
  staffId?: string;
  pax: number;
  total: number;
  details: BookingDetails;
  status: ActivityBookingStatus;
  payment: ActivityPaymentMethod;
  /** The reservation whose room is going to be charged. */
  reservationNumber: string | null;
  insteadOf: string | null;
  /** The hold that becomes the claim of the booking. Without it, the caller claims the places. */
  claimId?: string;
}

/** Throws unless the guest has accepted the current safety note of an activity that has one. */
function assertWaived({ setup, scope }: PartyAt, given: DetailsInput['waiver']): void {
  const { waiver } = setup.bookable;
  const isWaived = given?.accepted === true && given.version === waiver?.version;
  if (!waiver || isWaived) return;
  throw waiverRequired({ version: waiver.version, text: scope.localize(waiver.text) });
}

/** Returns the actor for the history: a booking that needs no approval is confirmed by the system. */
function bookedBy({ staffId, row, status }: NewBooking): Omit<HistoryEntry, 'status'> {
  if (staffId !== undefined) return { by: 'staff', actorId: staffId };
  if (status === 'confirmed' || !row) return { by: 'system', actorId: null };
  return { by: 'guest', actorId: row.chatUuid };
}

/** Creates the rows of new bookings and places on the waitlist. */
export function createNewBookings({ now }: Pick<ActivityBookingDeps, 'now'>) {
  /** An accepted safety note is a consent, which proves its version and its time. */
  async function consentTo(tx: Connection, { row, scope }: PartyAt, version: string) {
    const at = new Date(now());
    const [given] = await tx
      .insert(consent)
      .values({
        propertyId: scope.property.id,
        guestId: row.id,
        type: 'waiver',
        version,
        granted: true,
        lang: scope.lang,
        at,
      })
      .returning({ id: consent.id });
    return { waiverVersion: version, waiverAcceptedAt: at, waiverConsentId: given?.id ?? null };
  }

  return {
    /** Returns the details of a party, or throws at the first one that is missing or wrong. */
    async detailsOf(tx: Connection, at: PartyAt, input: DetailsInput): Promise<BookingDetails> {
      const { bookable } = at.setup;
      if (!bookable.waiver && input.waiver) throw malformedIn('waiver');
      assertWaived(at, input.waiver);
      const form = { questions: bookable.questions, localize: at.scope.localize };
      return {
        unitItems: parsePeople(input.unitItems, at.units, bookable),
        contact: parseContact(input.contact, await knownContact(tx, at.row), bookable),
        note: parseNote(input.note, { max: NOTE_MAX }),
        answers: parseAnswers(input.answers ?? {}, form),
        ...(input.waiver && (await consentTo(tx, at, input.waiver.version))),
      };
    },

    /**
     * Returns the details of a booking for one that replaces it. A safety note that the hotel has changed since has to be
     * accepted again.
     */
    async detailsOfReplaced(
      tx: Connection,
      at: PartyAt,
      replaced: BookingDetails,
      given: DetailsInput['waiver'],
    ): Promise<BookingDetails> {
      const { unitItems, contact, note, answers, waiverVersion, waiverAcceptedAt, waiverConsentId } =
        replaced;
      const kept = { unitItems, contact, note, answers, waiverVersion, waiverAcceptedAt, waiverConsentId };
      const { waiver } = at.setup.bookable;
      if (!waiver || waiver.version === waiverVersion) return kept;
      assertWaived(at, given);
      return { ...kept, ...(await consentTo(tx, at, waiver.version)) };
    },

    /** The caller publishes the events. */
    async insert(tx: Connection, booking: NewBooking): Promise<string> {
      const { row, scope, setup, status, payment, reservationNumber } = booking;
      const { property } = scope;
      const { session, bookable } = setup;
      await assertNotWithdrawn(tx, property.id);
      const createdAt = new Date(now());
      const policy = policyOf(bookable);
      const values = {
        ...booking.details,
        propertyId: property.id,
        id: booking.id ?? randomUUID(),
        guestId: row?.id ?? null,
        sessionId: session.id,
        status,
        units: bookedUnits(booking.units, session, bookable),
        pax: booking.pax,
        total: booking.total,
        currency: property.currency,
        currencyPrecision: property.currencyPrecision,
        paymentMethod: payment,
        // A request is charged when it is confirmed.
        paymentStatus:
          reservationNumber !== null && status === 'confirmed' ? ('authorised' as const) : ('none' as const),
        reservationNumber,
        policy,
        cancelBy: new Date(cancelByOf(session, policy)),
        voucherCode: randomCode(8),
        expiresAt: status === 'pending' ? new Date(answerByOf(session, bookable, now())) : null,
        queuedAt: status === 'waitlisted' ? new Date(now()) : null,
        insteadOf: booking.insteadOf,
        createdAt,
      };
      const entry = { ...bookedBy(booking), status, bookingId: values.id, at: createdAt };
      const { timeZone } = property;
      const reminders =
        status === 'confirmed' && row ? reminderTimes(session, { bookedAt: createdAt, timeZone }) : [];
      const others = {
        entry,
        reminders: reminders.filter(({ dueAt }) => dueAt > createdAt),
        claimId: booking.claimId ?? null,
        minParticipants: bookable.minParticipants,
      };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const stored = await storeBooking(tx, {
          booking: { ...values, reference: newReference('AC') },
          ...others,
        });
        if (!stored.isPlaced) continue;
        if (!stored.isClaimed) throw holdUnknown();
        return values.id;
      }
      throw new Error('no free booking reference found');
    },
  };
}
