import type { Cart, Order, OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import {
  menu,
  menuItem,
  menuSection,
  orderPolicy,
  outlet,
  property,
} from '../../../platform/db/tables/schema';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import type { StoredHours } from '../../../platform/db/tables/columns/stored';
import { knownGuest, type KnownGuest } from '../../../testing/guests';
import { NOON, type TestResponse, type TestApp } from '../../../testing/test-app';

/** An in-house stay from Monday to Sunday. */
const STAY = { checkin: '2026-06-08', checkout: '2026-06-14', room: '204' };

const ALWAYS: StoredHours = {
  weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '00:00', to: '00:00' }] }],
  exceptions: [],
  temporarilyClosed: null,
};

type ItemFacts = Partial<typeof menuItem.$inferInsert>;
export interface Kitchen {
  propertyId: string;
  outletId: string;
  slug: string;
  menuId: string;
  /** The ids of the items, in order. */
  items: string[];
}

/** Creates an outlet for a single test, open all day, whose items cost 10.00 by default. */
export async function newKitchen(
  db: Database,
  {
    rules = {},
    items = [{}],
    propertySlug = 'casa-miramar',
    ...facts
  }: {
    rules?: Partial<OrderPolicy>;
    items?: ItemFacts[];
    propertySlug?: string;
    openingHours?: StoredHours;
    menuHours?: StoredHours;
    pricesIncludeTax?: boolean;
    orderModes?: Cart['mode'][];
  } = {},
): Promise<Kitchen> {
  const [row] = await db.select().from(property).where(eq(property.slug, propertySlug));
  if (!row) throw new Error(`property ${propertySlug} not found`);
  const propertyId = row.id;
  const slug = `kitchen-${randomUUID().slice(0, 8)}`;
  const [made] = await db
    .insert(outlet)
    .values({
      propertyId,
      slug,
      kind: 'restaurant',
      name: { en: 'Kitchen', fr: 'Cuisine' },
      description: {},
      priceLevel: 2,
      place: { en: 'Ground floor' },
      bookingMode: 'none',
      orderModes: facts.orderModes ?? ['room', 'table', 'pickup'],
      openingHours: facts.openingHours ?? ALWAYS,
    })
    .returning();
  const outletId = made?.id ?? '';
  await db.insert(orderPolicy).values({ outletId, propertyId, rules });
  const all = {
    propertyId,
    outletId,
    slug: 'all-day',
    availability: facts.menuHours,
    pricesIncludeTax: facts.pricesIncludeTax ?? true,
  };
  return { propertyId, outletId, slug, ...(await newMenu(db, all, items)) };
}

/** Adds a menu to an outlet. */
export async function newMenu(
  db: Database,
  facts: Pick<
    typeof menu.$inferInsert,
    'propertyId' | 'outletId' | 'slug' | 'availability' | 'pricesIncludeTax'
  >,
  items: ItemFacts[] = [{}],
): Promise<Pick<Kitchen, 'menuId' | 'items'>> {
  const { propertyId } = facts;
  const [menuRow] = await db
    .insert(menu)
    .values({ ...facts, name: { en: 'All day' }, isOrderable: true })
    .returning();
  const menuId = menuRow?.id ?? '';
  const [section] = await db
    .insert(menuSection)
    .values({ propertyId, menuId, name: { en: 'Plates' } })
    .returning();
  const made = await db
    .insert(menuItem)
    .values(
      items.map((item, position) => ({
        propertyId,
        sectionId: section?.id ?? '',
        position,
        price: 1_000,
        allergens: [],
        name: { en: `Plate ${position + 1}`, fr: `Assiette ${position + 1}` },
        ...item,
      })),
    )
    .returning();
  return { menuId, items: made.map(({ id }) => id) };
}

export type OrderingGuest = KnownGuest;

/** An in-house guest who may order. */
export const inHouseGuest = (
  db: Database,
  facts: Parameters<typeof knownGuest>[2] = {},
): Promise<OrderingGuest> => knownGuest(db, NOON, { ...STAY, ...facts });

/** A guest whose stay is verified by the hotel's system, so that the room can be charged. */
export const verifiedGuest = (
  db: Database,
  facts: Parameters<typeof knownGuest>[2] = {},
): Promise<OrderingGuest> =>
  inHouseGuest(db, { isStayVerified: true, reservationNumber: 'CM-48213', staySource: 'pms', ...facts });

/** A basket with one of each item, for the guest's room and as soon as possible. */
export const cartOf = (items: string[], more: Partial<Cart> = {}): Cart => ({
  mode: 'room',
  requestedFor: null,
  lines: items.map((itemUuid, i) => ({ lineId: `line-${i}`, itemUuid, quantity: 1, modifiers: [] })),
  ...more,
});

/** Orders as the browser does: it requests a quote and then places the order with its token. */
export function orderClient({ send }: Pick<TestApp, 'send'>, slug = 'casa-miramar') {
  const at = (outletSlug: string, path = '') => `/web/property/${slug}/outlets/${outletSlug}/orders${path}`;

  const quote = (
    who: Pick<OrderingGuest, 'headers'> | null,
    outletSlug: string,
    cart: Cart,
    headers = {},
  ): Promise<TestResponse> =>
    send('POST', at(outletSlug, '/quote'), { body: cart, headers: { ...who?.headers, ...headers } });

  const place = (
    who: Pick<OrderingGuest, 'headers'>,
    outletSlug: string,
    body: object,
    { key = randomUUID(), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<TestResponse> =>
    send('POST', at(outletSlug), { body, headers: { ...who.headers, 'idempotency-key': key, ...headers } });

  /** Returns the body that places the order for a quoted basket. */
  async function quotedBody(
    who: Pick<OrderingGuest, 'headers'>,
    outletSlug: string,
    cart: Cart,
    more: object = {},
  ): Promise<object> {
    const { body } = await quote(who, outletSlug, cart);
    const { quoteToken, problems } = body as OrderQuote;
    // A reply without a token is a failed quote.
    if (!quoteToken) throw new Error(`quote has no token: ${JSON.stringify(problems)}`);
    return { ...cart, quoteToken, paymentMethod: cart.paymentMethod ?? 'pay_on_delivery', ...more };
  }

  return {
    at,
    quote,
    place,
    quotedBody,

    /** Places an order and throws if that fails. */
    async order(
      who: Pick<OrderingGuest, 'headers'>,
      outletSlug: string,
      cart: Cart,
      more: object = {},
    ): Promise<Order> {
      const { status, body, text } = await place(
        who,
        outletSlug,
        await quotedBody(who, outletSlug, cart, more),
      );
      if (status !== 201) throw new Error(`placing the order failed with status ${status}: ${text}`);
      // The test server validates replies against the contract.
      return body as Order;
    },
  };
}
