import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestOrder, menuItem, outlet, tableClaim } from '../../../platform/db/tables/schema';
import { diner } from '../../../testing/diners';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';
import { testSockets } from '../../../testing/test-sockets';
import { cartOf, orderClient } from '../../order/testing/order-client';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { ContentConflict } from './content-conflict';

const sockets = await testSockets();
const { db } = sockets;
const MENU = 'outlets/bar/menus/drinks.yaml';
const PRICES = [310, 330];

/** One of two versions of the hotel, which differ at what guests and staff work with meanwhile. */
const hotelOf = (slug: string, version: number) =>
  viennaWith(
    [
      [
        MENU,
        '      - key: espresso',
        `      - key: tea\n        name: Tee ${version}\n        price: 3.${version === 0 ? 1 : 3}0\n        allergens: []\n      - key: espresso`,
      ],
      [MENU, 'price: 3.60', `price: 3.${version}0`],
      ['outlets/bar/tables.yaml', 'parties: 4', `parties: ${4 + version}`],
      ['outlets/spa/outlet.yaml', 'name: Das Bad', `name: Das Bad ${version}`],
    ],
    slug,
  );

type Action = 'publish' | 'sellOut' | 'pause' | 'order' | 'book';

test(
  'however publications fall between what staff and guests do, none of it is lost',
  { timeout: 180_000 },
  async () => {
    let hotels = 0;
    const action = fc.constantFrom<Action>('publish', 'publish', 'sellOut', 'pause', 'order', 'book');
    // The actions of a step run at the same time.
    const steps = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const slug = `wien-between-${(hotels += 1)}`;
        const hotel = await openHotel(slug);
        for (const step of all) await Promise.all(step.map((one) => hotel[one]()));
        await hotel.publish();

        const did = (one: Action) => all.some((step) => step.includes(one));
        expect(await hotel.state()).toEqual({
          isSoldOut: did('sellOut'),
          isPaused: did('pause'),
          orders: hotel.placed.toSorted(),
          claims: hotel.booked.toSorted(),
        });
      }),
      { numRuns: 8 },
    );
  },
);

/** Publishes a hotel and returns what happens there, and what is stored afterwards. */
async function openHotel(slug: string) {
  const propertyId = propertyIdOf(slug);
  await publishFolder(db, hotelOf(slug, 0));
  const items = await db.select().from(menuItem).where(eq(menuItem.propertyId, propertyId));
  const outlets = await db.select().from(outlet).where(eq(outlet.propertyId, propertyId));
  const idOf = (price: number) => items.find((one) => one.price === price)?.id ?? '';
  const [tea, espresso] = [idOf(310), idOf(300)];
  const spa = outlets.find(({ kind }) => kind === 'spa')?.id ?? '';
  const staff = await sockets.staff('supervisor', slug);
  const stay = { slug, checkin: '2026-06-08', checkout: '2026-06-20', room: '12' };
  const orders = orderClient(sockets, slug);
  const [placed, booked]: [string[], string[]] = [[], []];
  let version = 0;

  return {
    placed,
    booked,

    async publish() {
      version = 1 - version;
      await publishFolder(db, hotelOf(slug, version)).catch((error: unknown) => {
        // One of two publishers may be told that the other was first.
        if (!(error instanceof ContentConflict) || error.code !== 'base-moved') throw error;
      });
    },

    async sellOut() {
      await staff.requestOk('changeItemStock', { itemUuid: espresso, stockStatus: 'sold_out' });
    },

    async pause() {
      await staff.requestOk('pauseOutlet', {
        outletUuid: spa,
        reason: 'busy',
        until: new Date(NOON + 3_600_000).toISOString(),
      });
    },

    async order() {
      const guest = await knownGuest(db, NOON, stay);
      const cart = cartOf([tea], { mode: 'pickup' });
      const { quoteToken, totals } = (await orders.quote(guest, 'bar', cart)).body;
      const order = { ...cart, quoteToken, paymentMethod: 'pay_on_delivery' };
      const { status, body } = await orders.place(guest, 'bar', order);
      expect(PRICES).toContain(totals.total);
      expect([201, 409]).toContain(status);
      if (status === 201) placed.push(`${body.uuid} ${totals.total}`);
    },

    async book() {
      const day = 11 + (booked.length % 8);
      const guest = await diner(sockets, stay);
      const { uuid } = await guest.seat('bar', `2026-06-${day}T20:00`);
      booked.push(uuid);
    },

    async state() {
      const ofHotel = await db.select().from(guestOrder).where(eq(guestOrder.propertyId, propertyId));
      const claims = await db
        .select()
        .from(tableClaim)
        .where(and(eq(tableClaim.propertyId, propertyId), isNotNull(tableClaim.bookingId)));
      const [item] = await db.select().from(menuItem).where(eq(menuItem.id, espresso));
      const [bath] = await db.select().from(outlet).where(eq(outlet.id, spa));
      return {
        isSoldOut: item?.stockStatus === 'sold_out',
        isPaused: bath?.openingHours.temporarilyClosed !== null,
        orders: ofHotel.map(({ id, totals }) => `${id} ${totals.total}`).toSorted(),
        claims: claims.map(({ bookingId }) => bookingId ?? '').toSorted(),
      };
    },
  };
}
