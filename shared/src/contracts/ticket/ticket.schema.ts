import * as z from '@guest/shared/contracts/zod';
import { REJECTION_REASONS, TICKET_STATUSES } from './ticket-status';
import { instant, localDateTime, price, uuid } from '../core/values';

const status = z.enum(TICKET_STATUSES);
const reasonCode = z.optional(z.enum(REJECTION_REASONS));

const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const values = z.record(z.string().check(z.maxLength(40)), answerValue);

export const ticketSchema = z.object({
  trackingId: uuid,
  note: z.string(),
  requestTemplateId: uuid,
  templateName: z.string(),
  /** The time at which the request was made. */
  time: instant,
  status,
  histories: z.array(
    z.object({
      status,
      by: z.enum(['guest', 'staff', 'system']),
      /** The nickname of the member of staff. */
      nickName: z.optional(z.string()),
      at: instant,
      note: z.optional(z.string()),
      reasonCode,
    }),
  ),
  values,
  room: z.optional(z.string()),
  photos: z.array(z.object({ urlPath: z.string() })),
  /** The preferred local time at the property, as `YYYY-MM-DDTHH:mm`. */
  requestedFor: z.optional(localDateTime),
  /** The deadline for the request. After it, the guest is notified of the delay. */
  dueBy: z.optional(instant),
  /** The time at which the request was found to be late and the guest was notified. */
  lateAt: z.optional(instant),
  /** Staff only: the time at which the request was escalated because no one had seen it. */
  escalatedAt: z.optional(instant),
  etaAt: z.optional(instant),
  assignee: z.optional(z.object({ nickName: z.string() })),
  /** Staff only: the name of the guest. */
  guestName: z.optional(z.string()),
  /** Staff only: until when nobody may disturb the room, unless the guest has asked for this request since. */
  doNotDisturbUntil: z.optional(instant),
  canCancel: z.boolean(),
  /** The end of the period for reopening the request; `rateBy` is the end of the period for rating it. */
  reopenBy: z.optional(instant),
  rateBy: z.optional(instant),
  rating: z.optional(z.int()),
  version: z.int(),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const requestTemplateSchema = z.object({
  requestTemplateId: uuid,
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  icon: z.string(),
  description: z.string(),
  order: z.int(),
  notePolicy: z.enum(['none', 'optional', 'required']),
  noteMax: z.int(),
  maxPhotos: z.int(),
  /** The usual time in minutes until the request is done. */
  dueMinutes: z.int(),
  timing: z.enum(['asap', 'scheduled', 'either']),
  price: z.nullable(price),
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.enum(['number', 'select', 'multi', 'boolean', 'text', 'date', 'time']),
      required: z.boolean(),
      min: z.optional(z.number()),
      max: z.optional(z.number()),
      options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
    }),
  ),
});
export type RequestTemplate = z.infer<typeof requestTemplateSchema>;

/** The server additionally counts graphemes, so that an emoji of several characters counts as one. */
const note = z.optional(z.string().check(z.maxLength(4_000)));

export const ticketChecks = {
  getRequestTemplates: { ask: z.strictObject({}), answer: z.array(requestTemplateSchema) },
  /** Returns the caller's own requests, newest first; staff receive the requests of the property. */
  loadGuestRequests: { ask: z.strictObject({}), answer: z.array(ticketSchema) },
  newGuestRequest: {
    ask: z.strictObject({
      /** The idempotency key. Sending the same key again creates no second request. */
      key: uuid,
      requestTemplateId: uuid,
      note,
      values: z.optional(values),
      requestedFor: z.optional(localDateTime),
      /** The keys of upload tickets. */
      photos: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(3))),
      /** The guest was warned about a similar recent request and wants to send this one anyway. */
      isAgain: z.optional(z.boolean()),
    }),
    answer: z.object({ ticket: ticketSchema, dup: z.boolean() }),
  },
  /** Repeating a change has no effect: a request that already has the status is returned as it is. */
  changeStatusRequest: {
    ask: z.strictObject({
      trackingId: uuid,
      status,
      note,
      reasonCode,
      etaAt: z.optional(instant),
      /**
       * A rating from 1 to 5, sent with `closed`. It is accepted for some time after the request was closed,
       * too.
       */
      rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
      /**
       * The version that the caller has seen. If the request has changed since, the reply is 409 with the
       * current request.
       */
      version: z.optional(z.int()),
      /** Staff only: go to a room that must not be disturbed, because it cannot wait. */
      isAnyway: z.optional(z.boolean()),
    }),
    answer: ticketSchema,
  },
};

const ticketPush = z.object({ ticket: ticketSchema, userSeq: z.optional(z.int()), epoch: uuid });

export const ticketPushChecks = {
  newGuestRequest: ticketPush,
  requestUpdated: ticketPush,
};
