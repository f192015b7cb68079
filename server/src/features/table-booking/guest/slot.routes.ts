import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { interfaceLanguage } from '../../../platform/http/accepted-languages';
import type { Call } from '../../../platform/http/serve';
import { notFound } from '../../../platform/errors/refusal';
import type { PropertyScope } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import { bookableDays } from '../availability/bookable-days';
import type { BookingParts } from '../record/booking-parts';
import { policyOf } from '../model/policy-reply';

const DAYS_AT_ONCE = 31;
const USUAL_PARTY = 2;

export function slotRoutes(
  serveInProperty: ServeInProperty,
  { dinings, slotDays, guests, now }: BookingParts,
): void {
  /** Loads the outlet of a call and the days that the caller can book. */
  async function asked(call: Call<{ outlet: string }, unknown, unknown>, scope: PropertyScope) {
    const dining = await dinings.bySlug(scope.property.id, call.params.outlet);
    if (!dining || dining.outlet.bookingMode === 'none') throw notFound();
    const stay = call.guest && (await guests.find(call.guest.id));
    return {
      dining,
      bookable: bookableDays(dining, scope, { stay, now: now() }),
      lang: interfaceLanguage(call.request.headers['accept-language']),
      isExternal: dining.outlet.bookingMode === 'external',
    };
  }
  const ends = ({ from, until }: ReturnType<typeof bookableDays>) => ({ from, until });

  serveInProperty(
    tableBookingContract.getSlots,
    async (call, scope) => {
      const { date, partySize = USUAL_PARTY, area: areaId = null, changing: bookingId } = call.query;
      const { dining, bookable, lang, isExternal } = await asked(call, scope);
      const { outlet, areas, rules } = dining;
      const wanted = { date, days: 1, partySize, areaId, bookable, lang };
      const beside = call.guest ? { guestId: call.guest.id, bookingId } : {};
      const [day] = isExternal ? [] : await slotDays(dining, scope, wanted, beside);
      return {
        ...(day ?? { date, status: 'closed', slots: [] }),
        outlet: { uuid: outlet.id, slug: outlet.slug, name: scope.say(outlet.name) },
        policy: policyOf(rules, outlet.bookingMode, scope),
        ...(outlet.externalBookingUrl && { externalBookingUrl: outlet.externalBookingUrl }),
        areas: areas.map(({ id, name, isAccessible }) => ({
          uuid: id,
          name: scope.say(name),
          accessible: isAccessible,
        })),
        bookable: ends(bookable),
      };
    },
    { isOfTheMoment: true },
  );

  serveInProperty(
    tableBookingContract.getBookingDays,
    async (call, scope) => {
      const { dining, bookable, lang, isExternal } = await asked(call, scope);
      const { from: date = bookable.from, days = DAYS_AT_ONCE, partySize = USUAL_PARTY } = call.query;
      const wanted = { date, days, partySize, areaId: call.query.area ?? null, bookable, lang };
      const found = isExternal ? [] : await slotDays(dining, scope, wanted, { guestId: call.guest?.id });
      return {
        bookable: ends(bookable),
        days: found.map(({ slots, ...day }) => ({
          ...day,
          waitlistOpen: slots.some(({ waitlistOpen }) => waitlistOpen),
        })),
      };
    },
    { isOfTheMoment: true },
  );
}
