import type { SessionOffer, TableOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';

/** A session of two hours for two adults at 50 euros. */
export const sessionOffer = (
  n: number,
  facts: { at: string; suits?: SessionOffer['suits']; bookable?: string; waitlistOpen?: boolean },
): SessionOffer => ({
  session: {
    sessionUuid: uuidOf(n),
    localDateTimeStart: facts.at,
    localDateTimeEnd: `${facts.at.slice(0, 11)}23:00`,
    allDay: false,
    status: 'available',
    waitlistOpen: facts.waitlistOpen ?? false,
  },
  activity: { uuid: uuidOf(n), name: `Activity ${n}`, place: 'The pier' },
  bookableActivityId: facts.bookable ?? uuidOf(n),
  party: [{ unitId: uuidOf(1) }, { unitId: uuidOf(1) }],
  needsAges: false,
  price: { amount: 5_000, currency: 'EUR', currencyPrecision: 2 },
  requiresApproval: false,
  suits: facts.suits ?? true,
});

/** A restaurant with free tables at these local times. */
export const tableOffer = (n: number, times: string[], facts: Partial<TableOffer> = {}): TableOffer => ({
  outlet: { uuid: uuidOf(n), slug: `outlet-${n}`, name: `Outlet ${n}`, place: 'Ground floor' },
  slots: times.map((localDateTime) => ({
    localDateTime,
    startsAt: `${localDateTime}:00Z`,
    status: 'available',
    requiresApproval: false,
  })),
  hasMore: false,
  waitlistOpen: false,
  ...facts,
});
