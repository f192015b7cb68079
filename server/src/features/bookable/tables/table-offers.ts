import type { TableOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import { MAX_SLOTS } from '@guest/shared/contracts/bookable/bookable.schema';
import { pickEvenly } from '@guest/shared/contracts/bookable/pick-evenly';
import type { PropertyScope } from '../../property/property-scope';
import { slotFor } from '../../table-booking/availability/slot-search';
import type { BookableQuery } from '../model/query';
import { partyOf, type OutletDay } from './free-tables';

/** Returns the offers of a day: outlets with free times by their first one, then those without any. */
export function tableOffers(days: OutletDay[], scope: PropertyScope, query: BookableQuery): TableOffer[] {
  const offers = days.map((day) => toOffer(day, scope, query));
  const firstOf = ({ slots }: TableOffer) => slots[0]?.startsAt ?? '~';
  return offers.sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : Number(firstOf(a) > firstOf(b))));
}

function toOffer(
  { setup, occupancy, free, waitlistOpen, why }: OutletDay,
  { localize, image }: PropertyScope,
  { people, now }: BookableQuery,
): TableOffer {
  const { outlet } = setup;
  const [picture] = outlet.pictures;
  const search = { party: partyOf({ people }), occupancy, now };
  return {
    outlet: {
      uuid: outlet.id,
      slug: outlet.slug,
      name: localize(outlet.name),
      place: localize(outlet.place),
      ...(picture && { image: image(picture) }),
    },
    slots: pickEvenly(free, MAX_SLOTS).map((time) => {
      const { localDateTime, startsAt, status, requiresApproval, tablesLeft } = slotFor(setup, time, search);
      return {
        localDateTime,
        startsAt,
        status,
        requiresApproval,
        ...(tablesLeft !== undefined && { tablesLeft }),
      };
    }),
    hasMore: free.length > MAX_SLOTS,
    waitlistOpen,
    ...(why && { why }),
  };
}
