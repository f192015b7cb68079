import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type {
  Activity,
  BookableActivity,
  BookableSession,
} from '@guest/shared/contracts/activity/activity.contract';
import { paxOf, totalOf } from '@guest/shared/contracts/activity/party-rules';
import type { Price } from '@guest/shared/contracts/core/values';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { useState } from 'react';
import {
  draftOfBooking,
  isSameParty,
  newDraft,
  quantitiesOf,
  withHeldPeople,
  type BookingDraft,
} from './booking-draft';
import type { BookingError } from './booking-error';
import { dropDraft, savedDraft, useBookingDraft } from './use-booking-draft';
import { useBookingQuery } from './use-booking-query';
import type { Holding } from './use-hold';

/** Booking a new session, waiting for a full one, or changing a booking. */
export type BookingMode = 'book' | 'wait' | 'change';

/** The fields of a session that the flow needs. They may also come from a hold or a booking. */
export type ChosenSession = Pick<
  BookableSession,
  'sessionUuid' | 'localDateTimeStart' | 'localDateTimeEnd' | 'allDay'
> &
  Partial<BookableSession>;

export interface BookingFlowInput {
  activity: Activity;
  bookable: BookableActivity;
  holding: Holding;
  sessions: BookableSession[];
  /** The booking that is being changed. */
  changed: ActivityBooking | undefined;
  onBooked: (booking: ActivityBooking) => void;
}

export type BookingFlow = ReturnType<typeof useBookingFlow>;

/** The state that the steps of a booking share. */
export function useBookingFlow(input: BookingFlowInput) {
  const { bookable, holding, sessions, changed } = input;
  const { query, updateBookingQuery } = useBookingQuery();
  const draftName = changed ? `${bookable.bookableActivityId}-${changed.uuid}` : bookable.bookableActivityId;
  const { draft, changeDraft } = useBookingDraft(draftName, () =>
    initialDraft(draftName, input, query.step !== 'people'),
  );
  const [bookingError, setBookingError] = useState<BookingError>();
  const [isSending, setIsSending] = useState(false);

  const session = chosenSession(query.session, input);
  const units = quantitiesOf(draft, bookable.units);
  const pax = paxOf(units, bookable.units);
  const held = changed === undefined && holding.hold?.sessionUuid === session?.sessionUuid;
  const hold = held ? holding.hold : undefined;
  const isOver = useSecondsUntil(hold?.expiresAt) === 0;
  // Only the first step decides by the availability, later steps by the address: the guest's own hold may have taken
  // the last places, so that the session is sold out too.
  const isFull = query.step === 'people' && session?.status === 'sold_out' && session.waitlistOpen === true;
  const isWait = !hold && (isFull || query.wait === 'true');

  return {
    ...input,
    query,
    updateBookingQuery,
    draft,
    changeDraft,
    dropDraft: () => dropDraft(draftName),
    /** The name under which the unsent input of the details is saved. */
    draftName,
    session,
    mode: modeOf({ isChange: changed !== undefined, isWait }),
    units,
    pax,
    /** The hold on the chosen session, also one for other people or one that has just expired. */
    hold,
    /** Whether the hold covers exactly the chosen people and has not expired. */
    isHeld: hold !== undefined && isSameParty(hold.units, units) && (!isOver || isSending),
    total: hold && isSameParty(hold.units, units) ? hold.total : priceOf(bookable, session, units),
    bookingError,
    setBookingError,
    /** A request that is under way may still be in time, which only the server can decide. */
    isSending,
    setIsSending,
    /** Other sessions with enough places, for a guest whose places are gone. */
    alternatives: alternativesTo(session, sessions, pax),
    /** Continues with the waitlist of a session that has just filled up. */
    waitFor(sessionUuid: string): void {
      setBookingError(undefined);
      updateBookingQuery({ session: sessionUuid, step: 'details', wait: 'true' });
    },
  };
}

/** A hold decides about the people if this tab does not know any, or if the next steps are about the hold. */
function initialDraft(
  name: string,
  { bookable, changed, holding }: BookingFlowInput,
  isAhead: boolean,
): BookingDraft {
  const saved = savedDraft(name);
  if (changed) return saved ?? draftOfBooking(changed);
  const draft = saved ?? newDraft(bookable);
  return holding.hold && (!saved || isAhead) ? withHeldPeople(draft, holding.hold) : draft;
}

function modeOf({ isChange, isWait }: { isChange: boolean; isWait: boolean }): BookingMode {
  if (isChange) return 'change';
  return isWait ? 'wait' : 'book';
}

function chosenSession(
  sessionUuid: string | undefined,
  { sessions, holding, changed }: BookingFlowInput,
): ChosenSession | undefined {
  if (sessionUuid === undefined) return undefined;
  const isIt = (one: { sessionUuid: string } | undefined) => one?.sessionUuid === sessionUuid;
  const listed = sessions.find(isIt);
  if (listed) return listed;
  if (changed && isIt(changed)) {
    const { localDateTimeStart, localDateTimeEnd, allDay } = changed;
    return { sessionUuid, localDateTimeStart, localDateTimeEnd, allDay };
  }
  return holding.hold && isIt(holding.hold) ? { ...holding.hold, allDay: false } : undefined;
}

/** Returns the price of one unit in a session; the own price of a session replaces that of the unit. */
export const unitPriceOf = (unit: BookableActivity['units'][number], session?: ChosenSession): Price =>
  session?.unitPrices?.find(({ unitId }) => unitId === unit.unitId)?.price ?? unit.price;

function priceOf(
  { units: all }: BookableActivity,
  session: ChosenSession | undefined,
  units: ReturnType<typeof quantitiesOf>,
): Price {
  const prices = new Map(all.map((unit) => [unit.unitId, unitPriceOf(unit, session).amount]));
  const { currency, currencyPrecision } = all[0]?.price ?? { currency: 'EUR', currencyPrecision: 2 };
  return { amount: totalOf(units, prices), currency, currencyPrecision };
}

const ALTERNATIVES = 3;

function alternativesTo(session: ChosenSession | undefined, sessions: BookableSession[], pax: number) {
  const isOpen = ({ status, vacancies = Infinity, cancelled }: BookableSession) =>
    ['available', 'limited', 'freesale'].includes(status) && vacancies >= pax && !cancelled;
  return sessions
    .filter((one) => one.sessionUuid !== session?.sessionUuid && isOpen(one))
    .slice(0, ALTERNATIVES);
}
