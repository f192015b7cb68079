import * as z from '@guest/shared/contracts/zod';
import { challengeSchema, typedCode, verificationType } from '../challenge/challenge.schema';
import { checks } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';
import { cancelledAheadSchema, erasureSchema } from './erasure.schema';

const consent = {
  type: z.enum([
    'cookies_analytics',
    'cookies_marketing',
    'terms',
    'privacy',
    'guidelines',
    'marketing',
    /** Consent to emails about unread messages. */
    'message_mail',
    'waiver',
  ]),
  version: z.string().check(z.minLength(1), z.maxLength(40)),
  granted: z.boolean(),
};
const consentList = z.object({
  items: z.array(z.object({ ...consent, at: instant, lang: z.string() })),
});

const exportSchema = z.object({
  jobId: uuid,
  status: z.enum(['preparing', 'ready', 'fetched', 'expired']),
  /** A link that can be opened once and expires at `expiresAt`. */
  link: z.optional(z.string()),
  expiresAt: z.optional(instant),
  /** The earliest time at which another copy can be requested. */
  nextAt: instant,
});

/** Erases the account a week after the day of departure, so that the stay does not block it. */
const afterStay = z.optional(z.boolean());

/** The input and reply schemas of each endpoint. */
export const privacyChecks = {
  listConsents: checks({ params: inProperty, reply: consentList }),
  recordConsents: checks({
    params: inProperty,
    body: z.strictObject({ items: z.array(z.strictObject(consent)).check(z.minLength(1), z.maxLength(10)) }),
    reply: consentList,
  }),
  startExport: checks({ params: inProperty, reply: exportSchema }),
  getExport: checks({ params: inProperty, reply: z.object({ export: z.nullable(exportSchema) }) }),
  getErasure: checks({ params: inProperty, reply: erasureSchema }),
  requestErasureCode: checks({
    params: inProperty,
    /**
     * Selects which of the guest's contacts receives the code. The default is the email address if there is
     * one.
     */
    body: z.strictObject({ verification_type: z.optional(verificationType), afterStay }),
    reply: challengeSchema,
  }),
  erase: checks({
    params: inProperty,
    body: z.strictObject({ ...typedCode, posts: z.enum(['delete', 'anonymise']), afterStay }),
    reply: erasureSchema,
  }),
  undoErasure: checks({ params: inProperty, reply: erasureSchema }),
  cancelAhead: checks({
    params: inProperty,
    /** The ids of the items to cancel; all bookings by default. */
    body: z.strictObject({ only: z.optional(z.array(uuid).check(z.maxLength(200))) }),
    reply: cancelledAheadSchema,
  }),
};
