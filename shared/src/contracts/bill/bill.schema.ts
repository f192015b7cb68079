import * as z from '@guest/shared/contracts/zod';
import { checkOutOfferSchema } from '../check-out/check-out-offer.schema';
import { checks } from '../core/checks';
import { pageLink } from '../core/page-link';
import { inProperty, instant, price, slug, uuid } from '../core/values';
import { BILL_LINE_KINDS, QUESTION_STATUSES } from './bill-line';

const lineId = z.string().check(z.regex(/^[\w.-]{1,100}$/));

const questionSchema = z.object({
  uuid,
  status: z.enum(QUESTION_STATUSES),
  at: instant,
});

const lineSchema = z.object({
  id: lineId,
  at: instant,
  /** Left out for orders and bookings of another guest of the reservation, whose content is theirs alone. */
  description: z.optional(z.string()),
  amount: price,
  kind: z.enum(BILL_LINE_KINDS),
  /** The origin of the line: an order in the app, or an entry by the hotel. */
  source: z.enum(['app', 'hotel']),
  /** The amount is being put on the bill; it is not part of the balance yet. */
  isPending: z.boolean(),
  /** The hotel’s system has refused the charge, so it is not on the bill, and the guest pays it at reception. */
  mustPayInPerson: z.optional(z.boolean()),
  /** Names the order or booking that the line charges, if it was made in the app. */
  order: z.optional(
    z.object({
      kind: z.enum(['order', 'activity']),
      reference: z.string(),
      /** The first name of the guest who ordered, if it is known. */
      orderedBy: z.optional(z.string()),
      isMine: z.boolean(),
      orderedAt: instant,
      deliveredAt: z.optional(instant),
      /** This is set only for the guest's own orders and bookings. */
      link: z.optional(pageLink),
    }),
  ),
  question: z.optional(questionSchema),
});

const folioSchema = z.object({
  reservationNumber: z.string(),
  /** Whether the hotel's system gives out bills. If not, the lines are only what was ordered in the app. */
  hasBill: z.boolean(),
  lines: z.array(lineSchema),
  /** The balance of the hotel; left out if it is not known. */
  balance: z.optional(price),
  /** The sum of the lines that are not pending. */
  sum: price,
  /** Balance minus sum, if they differ. The front desk has been told. */
  difference: z.optional(price),
  asOf: instant,
  /** Whether the hotel's system has just answered. If not, this is the last known bill. */
  isLive: z.boolean(),
  /** A hash of the lines and the balance. */
  version: z.string(),
  checkout: checkOutOfferSchema,
});

/** The input and reply schemas of each endpoint. */
export const billChecks = {
  getFolio: checks({ params: inProperty, reply: folioSchema }),
  askAboutLine: checks({
    params: z.strictObject({ property: slug, line: lineId }),
    body: z.strictObject({ key: uuid, text: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
    reply: questionSchema,
  }),
};
