import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Cart } from '@guest/shared/contracts/order/order.contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { kitchenSlot, orderPreference } from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { loadCatalogue } from '../menu/catalogue';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import { loadRoomCharge, type FetchedFolio } from './room-charge';
import { hasSlotCapacity } from '../record/stock-and-slot';
import type { QuoteInput } from './quote-input';
import type { SlotUse } from './kitchen-slots';

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
  const { allergies } = await loadPreferences(on, guest?.id ?? null);
  return {
    ...rest,
    allergies,
    catalogue: await loadCatalogue(
      on,
      outlet.row.id,
      cart.lines.map(({ itemUuid }) => itemUuid),
    ),
    slotUse: await loadSlotUse(on, outlet, now),
    roomCharge: await loadRoomCharge(on, guest, folio, { property: scope.property, now }),
  };
}

export async function loadPreferences(on: Connection, guestId: string | null) {
  const [found] =
    guestId === null
      ? []
      : await on.select().from(orderPreference).where(eq(orderPreference.guestId, guestId));
  return { allergies: found?.allergies ?? [], spendingLimit: found?.spendingLimit ?? null };
}

async function loadSlotUse(on: Connection, { row, policy }: OrderingOutlet, now: number): Promise<SlotUse> {
  if (!hasSlotCapacity(policy)) return new Map();
  const rows = await on
    .select()
    .from(kitchenSlot)
    .where(and(eq(kitchenSlot.outletId, row.id), gte(kitchenSlot.startsAt, new Date(now - HOUR_MS))));
  return new Map(rows.map(({ startsAt, orders, amount }) => [startsAt.getTime(), { orders, amount }]));
}
