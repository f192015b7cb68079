import { useHost } from '@guest/shared';
import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { unitsOfMembers } from '@guest/shared/contracts/activity/party-rules';
import type { SessionOffer, TableOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import {
  tableBookingContract,
  type NearSlot,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import type { Outcome } from '@guest/shared/http/api-client';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { useProperty } from '@guest/shared/property/use-property';
import { useLocation } from '@guest/shared/router';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useRef, useState } from 'react';
import { toBookingError, type BookingError } from '../../booking/model/booking-error';
import { saveParty } from '../../booking/model/use-booking-draft';
import type { ChosenOffer } from './book-search';
import { useBookSearch } from './use-book-search';

/** Why a time could not be held, for the offer that was tapped. */
export interface OfferError {
  bookingError: BookingError;
  nearest: NearSlot[];
  of: { table: TableOffer } | { session: SessionOffer };
}

interface HoldSteps<Reply> {
  /** Resolves to true if the guest has to sign in first or has left the page, so that nothing is held. */
  isGone: () => Promise<boolean>;
  send: () => Promise<Outcome<Reply>>;
  open: () => void;
}

export type HoldOffer = ReturnType<typeof useHoldOffer>;

/**
 * Holds what a tap chooses and opens its booking page. A visitor who must sign in first returns to the same
 * search with the same choice, which the next tap holds: an address must not act for a guest.
 */
export function useHoldOffer({ onRefused }: { onRefused: () => void }) {
  const { api } = useHost();
  const property = usePathParam('property');
  const { timeZone, businessDayStart } = useProperty();
  const { pathname } = useLocation();
  const { search, withChanges } = useBookSearch();
  const navigateTo = useNavigateTo();
  const requireGuest = useRequireGuest();
  const [busyWith, setBusyWith] = useState<string>();
  const [refused, setRefused] = useState<OfferError>();
  const isBusy = useRef(false);
  const partySize = search.people.adults + search.people.ages.length;

  function requireSignIn(service: 'edn' | 'activity-booking', chosen: ChosenOffer): Promise<boolean> {
    const none = { outlet: null, at: null, session: null, justRegistered: null };
    const returnTo = `${pathname}?${withChanges({ ...none, ...chosen })}`;
    return requireGuest(service, undefined, { returnTo });
  }

  /** Ignores the second tap of a double tap, and explains why a time was refused. */
  async function holdOnce<Reply>(
    key: string,
    of: OfferError['of'],
    { isGone, send, open }: HoldSteps<Reply>,
  ): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(key);
    if (await isGone()) {
      isBusy.current = false;
      return setBusyWith(undefined);
    }
    setRefused(undefined);
    const outcome = await send();
    // Taps stay ignored until the booking page has replaced this one.
    if ('data' in outcome) return open();
    isBusy.current = false;
    setBusyWith(undefined);
    const { nearest = [] } = (outcome.response?.data.data ?? {}) as { nearest?: NearSlot[] };
    setRefused({ bookingError: toBookingError(outcome), nearest, of });
    onRefused();
  }

  return {
    /** The key of the time that is being held. */
    busyWith,
    refused,
    async holdTable(table: TableOffer, at: string): Promise<void> {
      const { slug: outlet } = table.outlet;
      await holdOnce(
        `${outlet} ${at}`,
        { table },
        {
          isGone: () => requireSignIn('edn', { outlet, at }),
          async send() {
            const body = { localDateTime: at, partySize };
            const headers = idempotencyHeaders('hold', body);
            const outcome = await api.send(tableBookingContract.holdTable, {
              params: { property, outlet },
              body,
              headers,
            });
            clearIdempotencyKey('hold');
            return outcome;
          },
          open: () =>
            navigateTo(
              'property-outlet-book',
              { property, outlet },
              {
                date: businessDay(instantOf(at, timeZone), timeZone, businessDayStart),
                at,
                party: String(partySize),
              },
            ),
        },
      );
    },
    /** Holds a session for the party of an offer; `sessionUuid` may be another session of the same activity. */
    async holdSession(session: SessionOffer, sessionUuid = session.session.sessionUuid): Promise<void> {
      const { party, activity, bookableActivityId, needsAges } = session;
      const units = unitsOfMembers(party);
      const ages = party.flatMap(({ unitId, age }) => (age === undefined ? [] : [{ unitId, age }]));
      await holdOnce(
        sessionUuid,
        { session },
        {
          isGone: () => requireSignIn('activity-booking', { session: sessionUuid }),
          send: () =>
            api.send(activityBookingContract.holdActivity, {
              params: { property, sessionUuid },
              body: { units, ages },
            }),
          open() {
            saveParty(bookableActivityId, party);
            navigateTo(
              'property-activity-book',
              { property, activityId: activity.uuid, bookableActivityId },
              // The ages of adults are asked for by the booking, where an activity has a limit for them.
              { session: sessionUuid, step: needsAges ? 'people' : 'details' },
            );
          },
        },
      );
    },
  };
}
