import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import type { Menu } from '@guest/shared/contracts/menu/menu.schema';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app';
import { cartOf, orderClient } from '../testing/order-client';

const app = await testApp();

/** Quotes the first dish of a menu with the demo policy of the property, for a time at which it is served. */
async function quotedDish(propertySlug: string, outlet: string, menu: string, requestedFor: string) {
  const path = `/web/property/${propertySlug}/outlets/${outlet}/menus/${menu}`;
  // The test server validates replies against the contract.
  const { sections } = (await app.get(path, { headers: { 'accept-language': 'en' } })).body as Menu;
  const item = sections[0]?.items[0];
  const cart = cartOf([item?.uuid ?? ''], { requestedFor });
  const [line] = cart.lines;
  const modifiers = (item?.modifierGroups ?? []).flatMap(({ uuid: groupUuid, defaultModifierUuids }) =>
    defaultModifierUuids.map((modifierUuid) => ({ groupUuid, modifierUuid, quantity: 1 })),
  );
  const portionUuid = item?.portions[0]?.uuid;
  const lines = line ? [{ ...line, modifiers, ...(portionUuid && { portionUuid }) }] : [];
  const { body } = await orderClient(app, propertySlug).quote(null, outlet, { ...cart, lines });
  return body as OrderQuote;
}

test('R-22 an order in euros includes a tray charge and tax in the price', async () => {
  const { totals, currencyPrecision, problems } = await quotedDish(
    ...(['casa-miramar', 'room-service', 'breakfast', '2026-06-11T08:00'] as const),
  );

  expect(problems).toEqual([]);
  expect(currencyPrecision).toBe(2);
  expect(totals).toEqual({
    itemsTotal: 1_600,
    modifiersTotal: 0,
    discountTotal: 0,
    serviceCharge: 0,
    deliveryFee: 400,
    // 2000 × 13 / 113 is 230.09.
    taxTotal: 230,
    taxIncluded: true,
    tipTotal: 0,
    total: 2_000,
  });
});

test('R-22 an order in yen has no decimals, a service charge on top and tax in the price', async () => {
  const { totals, currencyPrecision, problems } = await quotedDish(
    ...(['higashiyama-an', 'heya-shoku', 'hiru', '2026-06-11T12:00'] as const),
  );

  expect(problems).toEqual([]);
  expect(currencyPrecision).toBe(0);
  expect(totals).toEqual({
    itemsTotal: 1_300,
    modifiersTotal: 0,
    discountTotal: 0,
    serviceCharge: 130,
    deliveryFee: 500,
    // 1930 × 10 / 110 is 175.45.
    taxTotal: 175,
    taxIncluded: true,
    tipTotal: 0,
    total: 1_930,
  });
});

test('R-22 an order in rials has three decimals, and service, delivery and tax are added', async () => {
  const { totals, currencyPrecision, problems } = await quotedDish(
    ...(['qasr-al-bahr', 'room-service', 'breakfast', '2026-06-11T08:00'] as const),
  );

  expect(problems).toEqual([]);
  expect(currencyPrecision).toBe(3);
  expect(totals).toEqual({
    itemsTotal: 6_500,
    modifiersTotal: 0,
    discountTotal: 0,
    serviceCharge: 520,
    deliveryFee: 1_000,
    // 14 % of 8.020 is 1.1228.
    taxTotal: 1_123,
    taxIncluded: false,
    tipTotal: 0,
    total: 9_143,
  });
});

test('R-22 an order to the pool has a minimum value', async () => {
  const { problems } = await quotedDish('casa-miramar', 'o-toldo', 'drinks-and-ices', '2026-06-11T12:00');

  expect(problems.map(({ error }) => error)).toContain('Add ⁨€1.50⁩ more. The minimum order is ⁨€6.00⁩.');
});

test('R-22 breakfast in the room can be ordered a week ahead', async () => {
  const { slots } = await quotedDish('casa-miramar', 'room-service', 'breakfast', '2026-06-17T08:00');

  expect(slots.at(-1)?.localDateTime.slice(0, 10)).toBe('2026-06-17');
});
