import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Cart } from '@guest/shared/contracts/order/order.contract';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { pipelined } from '../../../platform/db/pipelined';
import { kitchenSlot, orderPreference } from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { loadCatalogue } from '../menu/catalogue';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import { loadRoomCharge, type FetchedFolio } from './room-charge';
import { hasSlotCapacity } from '../record/stock-and-slot';
import type { QuoteInput } from './quote-input';

const HOUR_MS = 3_600_000;

interface QuoteQuery {
  scope: PropertyScope;
  lang: Lang;
  cart: Cart;
  outlet: OrderingOutlet;
  guest: GuestRow | null;
  folio: FetchedFolio | 'away' | null;
  now: number;
}

/** Loads the current input of a quote. */
export async function loadQuoteInput(on: Connection, query: QuoteQuery): Promise<QuoteInput> {
  const { folio, ...rest } = query;
  const { outlet, guest, scope, cart, now } = query;
  const itemIds = cart.lines.map(({ itemUuid }) => itemUuid);
  const [present, catalogue, roomCharge] = await pipelined(
    loadPresent(on, { outlet, guestId: guest?.id ?? null, now }),
    loadCatalogue(on, outlet.row.id, itemIds),
    loadRoomCharge(on, guest, folio, { property: scope.property, now }),
  );
  return { ...rest, ...present, catalogue, roomCharge };
}

export async function loadPreferences(on: Connection, guestId: string | null) {
  const [found] =
    guestId === null
      ? []
      : await on.select().from(orderPreference).where(eq(orderPreference.guestId, guestId));
  return { allergies: found?.allergies ?? [], spendingLimit: found?.spendingLimit ?? null };
}

/**
 * The saved allergies of a guest and the load of a kitchen, in one statement. The load is a list, because a guest
 * without allergies and a kitchen without orders leave one row as well.
 */
const presentOf = preparedQuery('allergies and load of a kitchen', (on) =>
  on
    .select({
      allergies: orderPreference.allergies,
      load: sql<[startsAt: number, orders: number, amount: number][]>`(
        select coalesce(jsonb_agg(jsonb_build_array(
          (extract(epoch from ${kitchenSlot.startsAt}) * 1000)::bigint, ${kitchenSlot.orders}, ${kitchenSlot.amount})), '[]')
        from ${kitchenSlot} where ${kitchenSlot.outletId} = ${sql.placeholder('outletId')}
          and ${kitchenSlot.startsAt} >= ${sql.placeholder('since')})`,
    })
    .from(sql`(select) as nobody`)
    .leftJoin(orderPreference, eq(orderPreference.guestId, sql.placeholder('guestId'))),
);

async function loadPresent(
  on: Connection,
  { outlet, guestId, now }: { outlet: OrderingOutlet; guestId: string | null; now: number },
): Promise<Pick<QuoteInput, 'allergies' | 'slotUse'>> {
  const since = new Date(now - HOUR_MS);
  const [found] = await presentOf(on).execute({ outletId: outlet.row.id, guestId, since });
  const load = hasSlotCapacity(outlet.policy) ? (found?.load ?? []) : [];
  return {
    allergies: found?.allergies ?? [],
    slotUse: new Map(load.map(([startsAt, orders, amount]) => [startsAt, { orders, amount }])),
  };
}
