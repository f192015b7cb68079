import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menuItem } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { cartOf, orderClient } from '../../order/testing/order-client';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';

const GUESTS = 20;
const SLUG = 'wien-busy';

test(
  'guests who order while prices change pay the quoted price or get a new quote',
  { timeout: 60_000 },
  async () => {
    const suite = await testApp();
    const { db } = suite;
    const folder = (price: string) =>
      viennaWith([['outlets/bar/menus/drinks.yaml', 'price: 3.60', `price: ${price}`]], SLUG);
    await publishFolder(db, folder('3.60'));
    const items = await db
      .select()
      .from(menuItem)
      .where(eq(menuItem.propertyId, propertyIdOf(SLUG)));
    const espresso = items.find(({ price }) => price === 360)?.id ?? '';
    const orders = orderClient(suite, SLUG);
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, () =>
        knownGuest(db, NOON, { slug: SLUG, checkin: '2026-06-08', checkout: '2026-06-14', room: '12' }),
      ),
    );

    const order = async (guest: (typeof guests)[number]) => {
      const cart = cartOf([espresso], { mode: 'pickup' });
      const quoted = await orders.quote(guest, 'bar', cart);
      const { quoteToken, totals } = quoted.body;
      const placed = await orders.place(guest, 'bar', {
        ...cart,
        quoteToken,
        paymentMethod: 'pay_on_delivery',
      });
      return { seen: totals.total, status: placed.status, paid: placed.body.totals?.total };
    };
    const publishAll = async () => {
      for (const price of ['3.90', '3.60', '3.90']) await publishFolder(db, folder(price));
    };
    const [placed] = await Promise.all([Promise.all(guests.map(order)), publishAll()]);

    expect(placed).toHaveLength(GUESTS);
    for (const { seen, status, paid } of placed) {
      expect([360, 390]).toContain(seen);
      expect([201, 409]).toContain(status);
      if (status === 201) expect(paid).toBe(seen);
    }
    expect(placed.some(({ status }) => status === 201)).toBe(true);
    const again = await order(guests[0] ?? (await knownGuest(db, NOON, { slug: SLUG })));
    expect(again.seen).toBe(390);
  },
);
