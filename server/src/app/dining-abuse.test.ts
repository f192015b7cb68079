import { contracts } from '@guest/shared/contracts/contracts';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { menu, outlet } from '../platform/db/tables/schema';
import { bodyFor, callsOf, quantitiesOf } from '../features/activity-booking/testing/activity-guests';
import { someActivity } from '../features/activity-booking/testing/some-session';
import { cartOf, newKitchen, orderClient } from '../features/order/testing/order-client';
import { placedOrder } from '../features/order/testing/order-builder';
import { diner, someOutlet } from '../testing/diners';
import { createEndpointFuzz, type SampleCall } from '../testing/fuzz-endpoints';
import { NOON, testApp } from '../testing/test-app';

const clock = { now: NOON };
const unlimited = { burst: 1e9, perSecond: 1e9 };
const suite = await testApp({
  now: () => clock.now,
  rateFactor: 1_000,
  limits: { perAddress: unlimited, perToken: unlimited },
});
const { db } = suite;
const kitchen = await newKitchen(db, { items: [{ stockLeft: 1_000 }] });
const generous = { maxUpcoming: 1_000, waitlist: { enabled: true, maxPerSlot: 1_000, offerMinutes: 10 } };
const tables = await someOutlet(suite, {
  tables: Array<number>(60).fill(4),
  mostParties: 1_000,
  mostCovers: 1_000,
  rules: generous,
});
const full = await someOutlet(suite, { tables: [4], rules: generous });
const guest = await diner(suite, { isStayVerified: true, reservationNumber: 'CM-48213', staySource: 'pms' });
await (await diner(suite)).seat(full.slug, '2026-06-12T21:00');
const { uuid } = await guest.seat(tables.slug, '2026-06-12T19:00');
const { id: order } = await placedOrder(
  db,
  { guestId: guest.id, outletId: kitchen.outletId },
  { status: 'delivered' },
);
const restaurant = await db.query.outlet.findFirst({ where: eq(outlet.slug, 'mare-alta') });
const someMenu = await db.query.menu.findFirst({ where: eq(menu.outletId, String(restaurant?.id)) });

const cart = () =>
  cartOf(kitchen.items, {
    place: '204',
    note: 'n',
    allergyNote: 'b',
    allergies: ['nuts'],
    tip: { amount: 5 },
    cutlery: true,
    paymentMethod: 'pay_on_delivery',
  });
const seat = { localDateTime: '2026-06-12T21:00', partySize: 2, areaUuid: tables.areaId };
const visit = {
  firstName: 'Ada',
  phone: '+351911111111',
  children: 1,
  highChairs: 1,
  occasion: 'birthday',
  note: 'x',
  allergies: ['nuts'],
  accessibility: ['step_free'],
  answers: {},
  isAnyway: true,
};
const [atKitchen, atTables] = [{ outlet: kitchen.slug }, { outlet: tables.slug }];
const [atRestaurant, favorite] = [
  { outlet: 'mare-alta', menu: String(someMenu?.slug) },
  { type: 'outlet', uuid: String(restaurant?.id) },
];

async function quotedCart(): Promise<object> {
  const { body } = await orderClient(suite).quote(guest, kitchen.slug, cart());
  // The server has validated this reply against its contract.
  return { ...cart(), quoteToken: (body as OrderQuote).quoteToken, confirmsAllergies: true, isAgain: true };
}
const heldSeat = async () => String((await guest.hold(tables.slug, '2026-06-12T21:30')).body.holdUuid);
const version = async () => Number((await guest.one(uuid)).body.version);

const subjects = [
  'directory',
  'outlet',
  'search',
  'order',
  'chargePin',
  'favorite',
  'tableBooking',
  'activityBooking',
  'timeline',
] as const;
type Samples = {
  [S in (typeof subjects)[number]]: { [N in keyof (typeof contracts)[S]]: SampleCall };
};

const sailing = await someActivity(suite, {
  starts: ['2026-06-13T18:00', '2026-06-14T18:00'],
  capacity: 1_000,
});
const sailor = { ...guest, ...callsOf(suite, guest) };
const sailed = await sailor.come(sailing.sessionId, { [sailing.adult]: 1 });
const atSession = { sessionUuid: String(sailing.sessions[1]) };
const party = quantitiesOf({ [sailing.adult]: 1, [sailing.child]: 1 });
const people = [
  { unitId: sailing.adult, firstName: 'Ada' },
  { unitId: sailing.child, age: 7 },
];

/** Holds places and returns a complete booking of them. */
async function heldPlaces() {
  const held = await sailor.hold(atSession.sessionUuid, { [sailing.adult]: 1, [sailing.child]: 1 });
  const waiver = { version: '1', accepted: true };
  const contact = { lastName: 'Lima', email: 'ada@example.com', phone: '+351911111111' };
  return { ...bodyFor(held), contact, note: 'x', answers: {}, waiver, approval: 'x', isAnyway: true };
}

/** A valid call for each endpoint; the type requires one for every new endpoint. */
const samples: Samples = {
  directory: {
    listDirectories: () => ({}),
    getDirectory: () => ({ params: { directory: 'your-room' } }),
  },
  outlet: {
    listOutlets: () => ({}),
    listOpenings: () => ({}),
    getOutlet: () => ({ params: atKitchen }),
    listMenus: () => ({ params: atKitchen }),
    getMenuOverview: () => ({ params: atRestaurant }),
    getMenu: () => ({ params: atRestaurant }),
  },
  search: { search: () => ({ query: { q: 'fish' } }) },
  order: {
    quoteOrder: () => ({ params: atKitchen, body: cart() }),
    placeOrder: async () => ({ params: atKitchen, body: await quotedCart() }),
    listOrders: () => ({ query: { limit: '3', state: 'active', outlet: kitchen.slug } }),
    getOrder: () => ({ params: { order } }),
    getOrderCalendar: () => ({ params: { order } }),
    cancelOrder: () => ({ params: { order } }),
    reorder: () => ({ params: { order } }),
    rateOrder: () => ({ params: { order }, body: { stars: 5, comment: 'x' } }),
    reportOrderIssue: () => ({ params: { order }, body: { kind: 'cold', text: 'x', lineIds: ['a'] } }),
    getOrderPreferences: () => ({}),
    saveOrderPreferences: () => ({ body: { allergies: ['nuts'], spendingLimit: 100 } }),
  },
  chargePin: {
    getChargePin: () => ({}),
    saveChargePin: () => ({ body: { pin: '4711', current: '4711' } }),
    approveCharge: () => ({ body: { pin: '4711' } }),
  },
  favorite: {
    listFavorites: () => ({ params: { type: 'outlet' } }),
    addFavorite: () => ({ params: favorite }),
    removeFavorite: () => ({ params: favorite }),
    setFavoriteNotify: () => ({ params: favorite, body: { notify: true } }),
  },
  tableBooking: {
    getSlots: () => ({
      params: atTables,
      query: { date: '2026-06-12', partySize: '2', area: tables.areaId, changing: uuid },
    }),
    getBookingDays: () => ({ params: atTables, query: { from: '2026-06-12', days: '3', partySize: '2' } }),
    getHold: () => ({}),
    holdTable: () => ({ params: atTables, body: seat }),
    releaseHold: () => ({ params: { ...atTables, holdUuid: randomUUID() } }),
    bookTable: async () => ({ params: atTables, body: { holdUuid: await heldSeat(), ...visit } }),
    listTableBookings: () => ({ query: { limit: '3', when: 'upcoming' } }),
    getTableBooking: () => ({ params: { uuid } }),
    changeTableBooking: async () => ({
      params: { uuid },
      body: { version: await version(), ...seat, ...visit },
    }),
    cancelTableBooking: () => ({ params: { uuid: randomUUID() } }),
    tellLate: () => ({ params: { uuid }, body: { minutes: 5 } }),
    joinWaitlist: () => ({
      params: { outlet: full.slug },
      body: { ...seat, areaUuid: full.areaId, ...visit },
    }),
    leaveWaitlist: () => ({ params: { ...atTables, uuid: randomUUID() } }),
    acceptOffer: () => ({ params: { ...atTables, uuid } }),
  },
  activityBooking: {
    holdActivity: () => ({
      params: atSession,
      body: { units: party, ages: [{ unitId: sailing.child, age: 7 }] },
    }),
    getActivityHold: () => ({}),
    releaseActivityHold: () => ({ params: { ...atSession, holdUuid: randomUUID() } }),
    extendActivityHold: async () => ({
      params: { ...atSession, holdUuid: String((await heldPlaces()).holdUuid) },
    }),
    bookActivity: async () => ({ body: await heldPlaces() }),
    listActivityBookings: () => ({ query: { limit: '3', when: 'past' } }),
    getActivityBooking: () => ({ params: { uuid: sailed.uuid } }),
    changeActivityBooking: async () => ({
      params: { uuid: sailed.uuid },
      body: {
        version: Number((await sailor.one(sailed.uuid)).body.version),
        sessionUuid: sailing.sessions[1],
        units: party,
        unitItems: people,
        contact: { firstName: 'Ada', lastName: 'Lima', email: 'ada@example.com', phone: '+351911111111' },
        note: 'x',
        answers: {},
        priceToken: 'x',
        approval: 'x',
        isAnyway: true,
      },
    }),
    cancelActivityBooking: () => ({ params: { uuid: randomUUID() }, query: { version: '1' } }),
  },
  timeline: {
    getTimeline: () => ({ query: { from: '2026-06-10', to: '2026-06-12' } }),
    getCalendarFeed: () => ({}),
    createCalendarFeed: () => ({}),
    revokeCalendarFeed: () => ({}),
  },
};

const problemsOf = createEndpointFuzz({ suite, clock, headers: guest.headers });

describe.each(subjects)('any input to %s', (subject) => {
  const names = Object.keys(samples[subject]);

  test.each(names)('%s returns a valid reply or a proper error', { timeout: 120_000 }, async (name) => {
    // The type of `samples` guarantees that both have the names of the contract.
    const endpoint = Object.entries<CallAddress>(contracts[subject]).find(([one]) => one === name)?.[1];
    const sampleOf = Object.entries(samples[subject]).find(([one]) => one === name)?.[1];
    if (!endpoint || !sampleOf) throw new Error(`there is no ${name}`);

    expect(await problemsOf(endpoint, sampleOf)).toEqual([]);
  });
});
