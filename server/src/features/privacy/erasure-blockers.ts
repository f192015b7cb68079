import { addDays, businessDay, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { ErasureBlocker, ErasureItem } from '@guest/shared/contracts/guest/privacy.contract';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import type { UpcomingItem } from '../upcoming/upcoming-kind';
import { unsettledActivitiesOf } from '../activity-booking/record/due-charges';
import { hasUnsettledCharges } from '../order/record/order-erasure';
import { scopeOf } from '../property/property-scope';
import type { ErasureRepository } from './erasure.repository';

interface ErasureBlockersDeps {
  db: Database;
  erasures: Pick<ErasureRepository, 'stays'>;
  ahead: Pick<UpcomingBookings, 'list'>;
  now: () => number;
}

interface BlockerOptions {
  lang: string;
  /** The time after the stay for which the erasure is planned; `null` for an immediate erasure. */
  plan: number | null;
}

type StayOfPerson = Awaited<ReturnType<ErasureRepository['stays']>>[number];

/** Finds the reasons why an account cannot be erased yet, each with the ways to resolve it. */
export function createErasureBlockers({ db, erasures, ahead, now }: ErasureBlockersDeps) {
  /** Returns the current and future stays of a person at all hotels. */
  async function openStays(personId: string) {
    const stays = await erasures.stays(personId);
    return stays.flatMap((stay) => {
      const state = stayStateOf(stay, businessDay(now(), stay.timeZone, stay.businessDayStart));
      return state === 'IN' || state === 'PRE' ? [{ ...stay, state }] : [];
    });
  }

  return {
    /**
     * Returns the start of the day after the last departure, or `null` if there is no stay or a departure is
     * unknown.
     */
    async stayPlan(personId: string): Promise<number | null> {
      const stays = await openStays(personId);
      const ends = stays.map(dayAfterDeparture);
      return ends.length === 0 || ends.includes(null) ? null : Math.max(...ends.map(Number));
    },

    async blockersOf(personId: string, { lang, plan }: BlockerOptions): Promise<ErasureBlocker[]> {
      const items = await ahead.list(eq(guest.personId, personId));
      if (plan !== null) {
        // Everything before the planned day is over by then, and the job that erases accounts waits for open charges.
        const later = items.filter(({ startsAt }) => startsAt.getTime() >= plan);
        return blockerOf('future_booking', later, lang);
      }
      const stays = (await openStays(personId)).map((stay) => stayBlocker(stay, lang));
      const orders = items.filter(({ kind }) => kind === 'order');
      const bookings = items.filter(({ kind }) => kind !== 'order');
      const unsettledActivities = await unsettledActivitiesOf(db, personId, now());
      const isUnsettled = unsettledActivities.length > 0 || (await hasUnsettledCharges(db, personId));
      const unsettled: ErasureBlocker[] = isUnsettled
        ? [{ reason: 'unsettled_folio', fixes: ['wait', 'bill', 'chat'] }]
        : [];
      return [
        ...stays,
        ...blockerOf('active_order', orders, lang),
        ...unsettled,
        ...blockerOf('future_booking', bookings, lang),
      ];
    },
  };
}

function blockerOf(
  reason: 'active_order' | 'future_booking',
  items: UpcomingItem[],
  lang: string,
): ErasureBlocker[] {
  if (items.length === 0) return [];
  const isStuck = items.some(({ canCancel }) => !canCancel);
  return [
    {
      reason,
      items: items.map((item) => toErasureItem(item, lang)),
      fixes: [
        ...(items.some(({ canCancel }) => canCancel) ? (['cancel_ahead'] as const) : []),
        ...(isStuck && reason === 'active_order' ? (['wait'] as const) : []),
        ...(isStuck ? (['chat'] as const) : []),
      ],
    },
  ];
}

function stayBlocker(stay: StayOfPerson & { state: 'IN' | 'PRE' }, lang: string): ErasureBlocker {
  const { checkin, checkout } = stay;
  return {
    reason: stay.state === 'IN' ? 'in_house' : 'future_stay',
    ...(checkin && { checkin }),
    ...(checkout && { checkout }),
    items: [
      {
        kind: 'stay',
        uuid: stay.guestId,
        title: stay.name[lang] ?? stay.name.en ?? stay.slug,
        link: { route: 'property-reservations', params: { property: stay.slug } },
        canCancel: false,
      },
    ],
    fixes: [
      ...(stay.state === 'IN' && stay.isStayVerified ? (['check_out'] as const) : []),
      ...(checkout ? (['after_stay'] as const) : []),
      'chat',
    ],
  };
}

function dayAfterDeparture({ checkout, timeZone, businessDayStart }: StayOfPerson): number | null {
  return checkout ? instantOf(`${addDays(checkout, 1)}T${businessDayStart}`, timeZone) : null;
}

/** Maps an item ahead to the one in the reply, in the caller's language. */
export const toErasureItem = (item: UpcomingItem, lang: string): ErasureItem => ({
  kind: item.kind,
  uuid: item.uuid,
  title: scopeOf(item.property, [lang]).localize(item.title),
  startsAt: item.startsAt.toISOString(),
  localDateTime: localDateTimeAt(item.startsAt.getTime(), item.property.timeZone),
  link: item.link,
  canCancel: item.canCancel,
  ...(item.cancelBy && { cancelBy: item.cancelBy.toISOString() }),
});
