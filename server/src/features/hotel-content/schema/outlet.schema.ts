import { ORDER_MODES } from '@guest/shared/contracts/menu/order-status';
import * as z from 'zod/mini';
import { pictureNames } from './pictures.schema';
import {
  about,
  count,
  date,
  days,
  hours,
  formerKey,
  key,
  line,
  minutes,
  money,
  order,
  paragraph,
  percent,
  phone,
  place,
  question,
  uuid,
  webAddress,
} from './values';

/** `outlets/<name>/outlet.yaml` */
export const outletSchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  formerKey: z.optional(formerKey),
  order: z.optional(order),
  kind: z.enum(['restaurant', 'bar', 'cafe', 'room_service', 'pool', 'shop', 'spa']),
  name: line,
  description: paragraph,
  pictures: z.optional(pictureNames),
  cuisine: z.optional(z.array(line).check(z.maxLength(6))),
  priceLevel: about('From 1 to 4.', z.int().check(z.gte(1), z.lte(4))),
  dressCode: z.optional(line),
  phone: z.optional(phone),
  place: about('Where it is in the hotel.', line),
  location: z.optional(place),
  hours,
  booking: about(
    'How guests get a table: not here, at once, after the hotel agrees, or on another site.',
    z.enum(['none', 'instant', 'onDemand', 'external']),
  ),
  bookingUrl: z.optional(webAddress),
  orders: z.optional(about('Where orders are brought to or fetched from.', z.array(z.enum(ORDER_MODES)))),
});
export type Outlet = z.infer<typeof outletSchema>;

const tableName = z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(20))]);
const table = z.union([
  tableName,
  z.strictObject({
    name: tableName,
    closedFrom: about(
      'The first day on which guests can no longer book it. Bookings that it has already stay, so that it can be removed once they are over.',
      date,
    ),
  }),
]);
export type Table = z.infer<typeof table>;

/** `outlets/<name>/tables.yaml` */
export const tablesSchema = z.strictObject({
  hours: z.optional(about('When a visit may begin; without it, whenever the outlet is open.', hours)),
  pace: about(
    'At most this many parties and guests arrive at the same time.',
    z.strictObject({ parties: z.int().check(z.gte(1)), guests: z.int().check(z.gte(1)) }),
  ),
  areas: z
    .array(
      z.strictObject({
        key,
        uuid: z.optional(uuid),
        name: line,
        stepFree: z.optional(z.boolean()),
        tables: about(
          'The names of the tables by their seats, such as 4: [5, 6]. One that goes is 4: [{ name: 5, closedFrom: 2026-12-24 }].',
          z.record(z.string().check(z.regex(/^[1-9]\d?$/, 'Seats are a number')), z.array(table)),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});
export type Tables = z.infer<typeof tablesSchema>;

export const orderingSchema = z.strictObject({
  tax: z.optional(percent),
  service: z.optional(percent),
  deliveryFee: z.optional(money),
  minTotal: z.optional(money),
  maxTotal: z.optional(money),
  alcoholAge: z.optional(z.int().check(z.gte(0), z.lte(30))),
  slotMinutes: z.optional(
    z.int().check(z.refine((value) => value > 0 && 60 % value === 0, 'The minutes of a slot divide 60')),
  ),
  slotOrders: z.optional(about('At most this many orders in one slot.', count)),
  slotAmount: z.optional(about('Orders of at most this amount in one slot.', money)),
  leadMinutes: z.optional(minutes),
  lastOrderBeforeCloseMinutes: z.optional(minutes),
  maxAdvanceDays: z.optional(days),
  tips: z.optional(about('Suggestions in per cent.', z.array(z.int().check(z.gte(0), z.lte(100))))),
  acceptAtOnce: z.optional(about('Orders need nobody to accept them.', z.boolean())),
  cancelMinutes: z.optional(minutes),
  payment: z.optional(z.array(z.enum(['room_charge', 'pay_on_delivery']))),
});
export type Ordering = z.infer<typeof orderingSchema>;

const bookingSchema = z.strictObject({
  text: z.optional(about('What guests read before they book.', paragraph)),
  partyMin: z.optional(z.int().check(z.gte(1))),
  partyMax: z.optional(z.int().check(z.gte(1), z.lte(50))),
  slotMinutes: z.optional(z.int().check(z.gte(5), z.lte(60))),
  stayMinutes: z.optional(
    about(
      'How long a table is kept, by the largest party.',
      z.record(z.string().check(z.regex(/^\d{1,2}$/)), minutes),
    ),
  ),
  leadMinutes: z.optional(minutes),
  lastSeatingMinutes: z.optional(minutes),
  maxAdvanceDays: z.optional(days),
  outsideStay: z.optional(about('Whether guests book for days outside their stay.', z.boolean())),
  cancelMinutes: z.optional(minutes),
  changeMinutes: z.optional(minutes),
  graceMinutes: z.optional(minutes),
  answerMinutes: z.optional(about('How soon the hotel answers a request.', minutes)),
  waitlist: z.optional(z.boolean()),
  deposit: z.optional(
    z.strictObject({
      perPerson: money,
      refundableUntilMinutes: about('It is paid back until this long before the visit.', minutes),
    }),
  ),
  questions: z.optional(z.array(question).check(z.maxLength(6))),
});
export type Booking = z.infer<typeof bookingSchema>;

/** `outlets/<name>/policies.yaml` */
export const policiesSchema = z.strictObject({
  booking: z.optional(bookingSchema),
  ordering: z.optional(orderingSchema),
});
export type Policies = z.infer<typeof policiesSchema>;
