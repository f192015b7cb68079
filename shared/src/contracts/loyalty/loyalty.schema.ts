import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { inProperty, instant, localDate, pageQuery, uuid } from '../core/values';
import { uploadTicketSchema } from '../upload/upload-ticket.schema';

const count = z.int().check(z.gte(0));
const note = z.string().check(z.maxLength(500));

/** The unit that the programme counts. A programme of nights has no points. */
export const loyaltyMetricSchema = z.enum(['nights', 'points']);
export type LoyaltyMetric = z.infer<typeof loyaltyMetricSchema>;

const tier = z.object({
  code: z.string(),
  name: z.string(),
  /** The tier is reached at this number of nights or points. */
  threshold: count,
  benefits: z.array(z.string()),
});
export type LoyaltyTier = z.infer<typeof tier>;

const programme = z.object({
  name: z.string(),
  description: z.string(),
  metric: loyaltyMetricSchema,
  termsVersion: z.string(),
  termsUrl: z.optional(z.string()),
  tiers: z.array(tier),
});

const member = z.object({
  memberNumber: z.string(),
  joinedAt: instant,
  /** The code of the tier; null below the lowest. */
  tier: z.nullable(z.string()),
  progress: z.object({
    /** The nights or points that count towards the tier. */
    value: count,
    /** The code of the next tier, how much is missing, or null in the highest. */
    next: z.nullable(z.object({ tier: z.string(), missing: count })),
    /** The last day that counts; null if nothing ever expires. */
    periodEnd: z.nullable(localDate),
  }),
  balance: z.object({
    available: count,
    pending: count,
    /** The sum that expires next, within the notice period. */
    expiringSoon: z.nullable(z.object({ value: count, at: instant })),
  }),
});
export type LoyaltyMember = z.infer<typeof member>;

export const entryReasonSchema = z.enum([
  'stay',
  'order',
  'activity',
  'bonus',
  'adjustment',
  'redemption',
  'reversal',
  'expiry',
]);
export type EntryReason = z.infer<typeof entryReasonSchema>;

const entry = z.object({
  entryId: uuid,
  type: z.enum(['adding', 'spending']),
  value: z.int().check(z.gte(1)),
  reason: entryReasonSchema,
  /** `pending` is not available yet; all lines of a state add up to the number that is shown for it. */
  state: z.enum(['pending', 'active']),
  issuer: z.enum(['system', 'staff', 'guest']),
  /** The order or reservation, as the guest knows it. */
  reference: z.optional(z.string()),
  comment: z.optional(z.string()),
  createdAt: instant,
  activeFrom: instant,
  expireAt: z.optional(instant),
});
export type LoyaltyEntry = z.infer<typeof entry>;

const claim = z.object({
  claimUuid: uuid,
  status: z.enum(['sent', 'in_review', 'granted', 'declined']),
  reference: z.optional(z.string()),
  date: z.optional(localDate),
  place: z.optional(z.string()),
  amount: z.optional(count),
  note: z.optional(z.string()),
  /** The reason that the hotel gives. */
  answer: z.optional(z.string()),
  /** Temporary addresses of the photo, for this guest only. */
  photo: z.optional(z.object({ url: z.string(), thumbUrl: z.string() })),
  createdAt: instant,
});
export type LoyaltyClaim = z.infer<typeof claim>;

/** Staff see whose claim it is as well. */
export const staffClaimSchema = z.extend(claim, {
  memberNumber: z.nullable(z.string()),
  guestName: z.string(),
  /** The key of the photo, whose address `getFileUrls` returns. */
  photoKey: z.optional(z.string()),
});

export const loyaltySchema = z.object({ programme, member: z.nullable(member) });
export type Loyalty = z.infer<typeof loyaltySchema>;

const name = z.string().check(z.minLength(1), z.maxLength(100));
const shortText = z.string().check(z.minLength(1), z.maxLength(100));

const joinInput = z.strictObject({
  firstName: name,
  lastName: name,
  /** Day and month only: `MM-DD`, on a day that some year has. */
  birthday: z.optional(
    z
      .string()
      .check(
        z.regex(/^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)$/),
      ),
  ),
  acceptTerms: z.boolean(),
  termsVersion: z.string().check(z.maxLength(32)),
});
export type JoinLoyaltyInput = z.infer<typeof joinInput>;

const claimInput = z.strictObject({
  reference: z.optional(shortText),
  date: z.optional(localDate),
  place: z.optional(shortText),
  /** The amount in minor units of the property's currency. */
  amount: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
  note: z.optional(note),
  /** The key of an uploaded photo, for example of a bill. */
  photo: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type LoyaltyClaimInput = z.infer<typeof claimInput>;

/** The input and reply schemas of each endpoint. */
export const loyaltyChecks = {
  getLoyalty: checks({ params: inProperty, reply: loyaltySchema }),
};

export const membershipChecks = {
  listLoyaltyEntries: checks({
    params: inProperty,
    query: pageQuery,
    reply: z.object({ items: z.array(entry), nextCursor: z.nullable(z.string()) }),
  }),
  joinLoyalty: checks({
    params: inProperty,
    body: joinInput,
    reply: loyaltySchema,
  }),
  listLoyaltyClaims: checks({ params: inProperty, reply: z.object({ items: z.array(claim) }) }),
  sendLoyaltyClaim: checks({
    params: inProperty,
    body: claimInput,
    reply: claim,
  }),
  requestClaimUpload: checks({
    params: inProperty,
    body: z.strictObject({
      type: z.literal('photo'),
      ext: z.string().check(z.maxLength(10)),
      size: z.optional(z.int().check(z.nonnegative())),
    }),
    reply: uploadTicketSchema,
  }),
};
