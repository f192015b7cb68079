import type { TableOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import { MAX_SLOTS } from '@guest/shared/contracts/bookable/bookable.schema';
import { pickEvenly } from '@guest/shared/contracts/bookable/pick-evenly';
import type { PropertyScope } from '../../property/property-scope';
import { isFree, type OutletDay } from './free-tables';

/** Returns the offers of a day: outlets with free times by their first one, then those without any. */
export function tableOffers(days: OutletDay[], scope: PropertyScope): TableOffer[] {
  const offers = days.map((day) => toOffer(day, scope));
  const firstOf = ({ slots }: TableOffer) => slots[0]?.startsAt ?? '~';
  return offers.sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : Number(firstOf(a) > firstOf(b))));
}

function toOffer({ setup: { outlet }, day }: OutletDay, { localize, image }: PropertyScope): TableOffer {
  const free = day.slots.filter(isFree);
  const [picture] = outlet.pictures;
  return {
    outlet: {
      uuid: outlet.id,
      slug: outlet.slug,
      name: localize(outlet.name),
      place: localize(outlet.place),
      ...(picture && { image: image(picture) }),
    },
    slots: pickEvenly(free, MAX_SLOTS).map(
      ({ localDateTime, startsAt, status, requiresApproval, tablesLeft }) => ({
        localDateTime,
        startsAt,
        status,
        requiresApproval,
        ...(tablesLeft !== undefined && { tablesLeft }),
      }),
    ),
    hasMore: free.length > MAX_SLOTS,
    waitlistOpen: day.slots.some(({ waitlistOpen }) => waitlistOpen),
    ...(day.why && { why: day.why }),
  };
}
