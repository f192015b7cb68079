import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { stayByDates } from '@guest/shared/contracts/stay/stay-rules';
import { interfaceLanguage } from '../../../platform/http/accepted-languages';
import type { Call } from '../../../platform/http/serve';
import { notFound } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import { bookableDays } from '../availability/bookable-days';
import type { BookingDeps } from '../record/booking-deps';
import { toBookingPolicy } from '../model/policy.mapper';

const DEFAULT_DAYS = 31;
const DEFAULT_PARTY_SIZE = 2;

export function slotRoutes(
  serveInProperty: ServeInProperty,
  { bookingPolicies, slotDays, dayStates, guests, now }: BookingDeps,
): void {
  /** Loads the outlet of a call and the days that the caller can book. */
  async function loadSlotQuery(
    call: Call<{ outlet: string }, unknown, unknown>,
    scope: PropertyScope,
    { isChange = false } = {},
  ) {
    const setup = await bookingPolicies.bySlug(scope.property.id, call.params.outlet);
    if (!setup || setup.outlet.bookingMode === 'none') throw notFound();
    const guest = call.guest && (await guests.find(call.guest.id));
    const stay = guest && isChange ? stayByDates(guest) : guest;
    return {
      setup,
      bookable: bookableDays(setup, scope, { stay, now: now() }),
      lang: interfaceLanguage(call.request.headers['accept-language']),
      isExternal: setup.outlet.bookingMode === 'external',
    };
  }
  const boundsOf = ({ from, until }: ReturnType<typeof bookableDays>) => ({ from, until });

  serveInProperty(
    tableBookingContract.getSlots,
    async (call, scope) => {
      const { date, partySize = DEFAULT_PARTY_SIZE, area: areaId = null, changing: bookingId } = call.query;
      const isChange = bookingId !== undefined;
      const { setup, bookable, lang, isExternal } = await loadSlotQuery(call, scope, { isChange });
      const { outlet, areas, rules } = setup;
      const wanted = { date, days: 1, partySize, areaId, bookable, lang };
      const ignoredClaims = call.guest ? { guestId: call.guest.id, bookingId } : {};
      const [day] = isExternal ? [] : await slotDays(setup, scope, wanted, ignoredClaims);
      return {
        ...(day ?? { date, status: 'closed', slots: [] }),
        outlet: { uuid: outlet.id, slug: outlet.slug, name: scope.localize(outlet.name) },
        policy: toBookingPolicy(rules, outlet.bookingMode, scope),
        ...(outlet.externalBookingUrl && { externalBookingUrl: outlet.externalBookingUrl }),
        areas: areas.map(({ id, name, isAccessible }) => ({
          uuid: id,
          name: scope.localize(name),
          accessible: isAccessible,
        })),
        bookable: boundsOf(bookable),
      };
    },
    { isUncacheable: true },
  );

  serveInProperty(
    tableBookingContract.getBookingDays,
    async (call, scope) => {
      const { days = DEFAULT_DAYS, partySize = DEFAULT_PARTY_SIZE, changing: bookingId } = call.query;
      const isChange = bookingId !== undefined;
      const { setup, bookable, lang, isExternal } = await loadSlotQuery(call, scope, { isChange });
      const { from: date = bookable.from } = call.query;
      const wanted = { date, days, partySize, areaId: call.query.area ?? null, bookable, lang };
      const ignoredClaims = call.guest ? { guestId: call.guest.id, bookingId } : {};
      return {
        bookable: boundsOf(bookable),
        days: isExternal ? [] : await dayStates(setup, scope, wanted, ignoredClaims),
      };
    },
    { isUncacheable: true },
  );
}
