import * as z from '@guest/shared/contracts/core/zod';
import { REJECTION_REASONS, TICKET_STATUSES } from './ticket-steps';
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
  /** When it was asked for. */
  time: instant,
  status,
  histories: z.array(
    z.object({
      status,
      by: z.enum(['guest', 'staff', 'system']),
      /** Of the member of staff. */
      nickName: z.optional(z.string()),
      at: instant,
      note: z.optional(z.string()),
      reasonCode,
    }),
  ),
  values,
  room: z.optional(z.string()),
  photos: z.array(z.object({ urlPath: z.string() })),
  /** `YYYY-MM-DDTHH:mm` of the hotel. */
  requestedFor: z.optional(localDateTime),
  /** Until when it should be done; later, the house owes the guest a word. */
  dueBy: z.optional(instant),
  /** When it was found to be late, and the guest was told. */
  lateAt: z.optional(instant),
  /** For the staff: when nobody had seen it in time. */
  escalatedAt: z.optional(instant),
  etaAt: z.optional(instant),
  assignee: z.optional(z.object({ nickName: z.string() })),
  /** The guest's name, for the staff. */
  guestName: z.optional(z.string()),
  canCancel: z.boolean(),
  /** Until when it can be opened again; and rated. */
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
  /** In how many minutes it is usually done. */
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

/** The server counts what is seen; a family of emoji is one. */
const note = z.optional(z.string().check(z.maxLength(4_000)));

export const ticketChecks = {
  getRequestTemplates: { ask: z.strictObject({}), answer: z.array(requestTemplateSchema) },
  /** The caller's own, the newest first; for staff, those of the house. */
  loadGuestRequests: { ask: z.strictObject({}), answer: z.array(ticketSchema) },
  newGuestRequest: {
    ask: z.strictObject({
      /** The same key is the same request, however often it is sent. */
      key: uuid,
      requestTemplateId: uuid,
      note,
      values: z.optional(values),
      requestedFor: z.optional(localDateTime),
      /** Keys of upload tickets. */
      photos: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(3))),
      /** The guest was told of a similar one a moment ago, and asks again. */
      isAgain: z.optional(z.boolean()),
    }),
    answer: z.object({ ticket: ticketSchema, dup: z.boolean() }),
  },
  /** Done twice it is done once: a request that has the status already is answered as it is. */
  changeStatusRequest: {
    ask: z.strictObject({
      trackingId: uuid,
      status,
      note,
      reasonCode,
      etaAt: z.optional(instant),
      /** 1 to 5, with `closed`; also for a while after the request was closed. */
      rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
      /** What the caller has seen; 409 with the request as it is, if somebody was faster. */
      version: z.optional(z.int()),
    }),
    answer: ticketSchema,
  },
};

const told = z.object({ ticket: ticketSchema, userSeq: z.optional(z.int()), epoch: uuid });

export const ticketPushChecks = {
  newGuestRequest: told,
  requestUpdated: told,
};
