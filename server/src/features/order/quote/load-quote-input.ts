import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Cart } from '@guest/shared/contracts/order/order.contract';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { pipelined } from '../../../platform/db/pipelined';
import { kitchenSlot, orderPreference, outlet } from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { loadCatalogue, type OutletAddress } from '../menu/catalogue';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import { loadRoomCharge, type FetchedFolio, type RoomCharge } from './room-charge';
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

interface FactsQuery {
  at: OutletAddress;
  guestId: string | null;
  cart: Cart;
  now: number;
}

/** The part of the input that may change at any moment: menus, the load of the kitchen and what the guest has saved. */
export type QuoteFacts = Pick<QuoteInput, 'allergies' | 'slotUse' | 'catalogue'>;

/** Loads the current input of a quote. */
export async function loadQuoteInput(on: Connection, query: QuoteQuery): Promise<QuoteInput> {
  const { outlet, guest, cart, now } = query;
  const [facts, roomCharge] = await pipelined(
    loadQuoteFacts(on, { at: outlet.row, guestId: guest?.id ?? null, cart, now }),
    loadRoomCharge(on, guest, query.folio, { property: query.scope.property, now }),
  );
  return toQuoteInput(query, facts, roomCharge);
}

/** Loads the facts of an outlet by its address, so that the outlet can be loaded in the same round trip. */
export async function loadQuoteFacts(
  on: Connection,
  { at, guestId, cart, now }: FactsQuery,
): Promise<QuoteFacts> {
  const itemIds = cart.lines.map(({ itemUuid }) => itemUuid);
  const [present, catalogue] = await pipelined(
    loadPresent(on, { at, guestId, now }),
    loadCatalogue(on, at, itemIds),
  );
  return { ...present, catalogue };
}

/** The load of a kitchen is left out if its capacity is not limited. */
export const toQuoteInput = (
  { scope, lang, cart, outlet, guest, now }: Omit<QuoteQuery, 'folio'>,
  { slotUse, ...facts }: QuoteFacts,
  roomCharge: RoomCharge,
): QuoteInput => ({
  scope,
  lang,
  cart,
  outlet,
  guest,
  now,
  ...facts,
  slotUse: hasSlotCapacity(outlet.policy) ? slotUse : new Map(),
  roomCharge,
});

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
        from ${kitchenSlot} join ${outlet} on ${outlet.id} = ${kitchenSlot.outletId}
        where ${outlet.propertyId} = ${sql.placeholder('propertyId')} and ${outlet.slug} = ${sql.placeholder('slug')}
          and ${kitchenSlot.startsAt} >= ${sql.placeholder('since')})`,
    })
    .from(sql`(select) as nobody`)
    .leftJoin(orderPreference, eq(orderPreference.guestId, sql.placeholder('guestId'))),
);

async function loadPresent(
  on: Connection,
  { at: { propertyId, slug }, guestId, now }: Omit<FactsQuery, 'cart'>,
): Promise<Pick<QuoteFacts, 'allergies' | 'slotUse'>> {
  const since = new Date(now - HOUR_MS);
  const [found] = await presentOf(on).execute({ propertyId, slug: slug.toLowerCase(), guestId, since });
  return {
    allergies: found?.allergies ?? [],
    slotUse: new Map((found?.load ?? []).map(([startsAt, orders, amount]) => [startsAt, { orders, amount }])),
  };
}
