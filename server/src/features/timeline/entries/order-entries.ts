import { businessDay } from '@guest/shared/contracts/core/local-time';
import { isOrderActive, type OrderMode, type OrderStatus } from '@guest/shared/contracts/menu/order-status';
import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { sql } from 'drizzle-orm';
import { guestOrder, outlet } from '../../../platform/db/tables/schema';
import { canCancel } from '../../order/record/order.mapper';
import { entryColumns, entrySource, NONE, toMs } from './entry-source';

interface OrderFacts {
  slug: string;
  mode: OrderMode;
  place: string;
  paymentStatus: string;
  isArrivalUnsure: boolean;
  cancelBy: number | null;
}

const MINUTE = sql`interval '1 minute'`;
const promisedFrom = sql`${guestOrder.slotAt} + ${guestOrder.delayMinutes} * ${MINUTE}`;
const promisedTo = sql`${promisedFrom} + ${guestOrder.windowMinutes} * ${MINUTE}`;

/** Reads the orders of the guest. Their time is the promised time plus the delay, never the time of placing. */
export const orderEntries = entrySource<OrderFacts>({
  kind: 'order',
  isInCalendar: false,

  select: ({ guestId, from, before, now, includesNow }) => sql`
    select ${entryColumns('order', {
      uuid: guestOrder.id,
      version: guestOrder.version,
      status: guestOrder.status,
      title: outlet.name,
      place: NONE,
      startsAt: toMs(promisedFrom),
      endsAt: toMs(promisedTo),
      facts: sql`jsonb_build_object('slug', ${outlet.slug}, 'mode', ${guestOrder.mode},
        'place', ${guestOrder.place}, 'paymentStatus', ${guestOrder.paymentStatus},
        'isArrivalUnsure', ${guestOrder.isArrivalUnsure}, 'cancelBy', ${toMs(guestOrder.cancelBy)})`,
    })}
    from ${guestOrder} join ${outlet} on ${outlet.id} = ${guestOrder.outletId}
    where ${guestOrder.guestId} = ${guestId}
      and case when ${guestOrder.status} in ('placed', 'accepted', 'preparing', 'ready', 'delivering')
        then ${promisedFrom} < ${before}::timestamptz
          and (${includesNow}::boolean or ${promisedTo} >= ${from}::timestamptz)
        else ${includesNow}::boolean
          and ${guestOrder.statusAt} > ${now}::timestamptz - interval '24 hours' end`,

  toEntry({ uuid, version, status: name, title, startsAt, endsAt, facts }, { scope, now }) {
    const { timeZone, businessDayStart, slug } = scope.property;
    const from = startsAt ?? now;
    // The column has this type.
    const status = name as OrderStatus;
    const cancelBy = facts.cancelBy === null ? null : new Date(facts.cancelBy);
    const link = {
      route: 'property-outlet-order-now-order',
      params: { property: slug, outlet: facts.slug },
      query: { order: uuid },
    };
    return {
      item: {
        id: `order:${uuid}`,
        kind: 'order',
        uuid,
        version,
        title: scope.localize(title),
        ...(facts.place && { place: facts.place }),
        ...(facts.place && facts.mode === 'room' && { room: facts.place }),
        startsAt: new Date(from).toISOString(),
        endsAt: new Date(endsAt ?? from).toISOString(),
        allDay: false,
        day: businessDay(from, timeZone, businessDayStart),
        status,
        ...needsOf(status, facts),
        link,
        actions: canCancel({ status, cancelBy }, now) ? [{ name: 'cancel', link }] : [],
      },
      isForRoom: facts.mode === 'room',
    };
  },
});

function needsOf(status: OrderStatus, facts: OrderFacts): Pick<TimelineItem, 'needs'> {
  if (facts.paymentStatus === 'failed' && isOrderActive(status)) return { needs: { what: 'pay' } };
  return facts.isArrivalUnsure && status === 'delivered' ? { needs: { what: 'answer' } } : {};
}
