import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { pageLink } from '../core/page-link';
import { inProperty, instant, localDate, uuid } from '../core/values';
import {
  CONFLICT_KINDS,
  TIMELINE_ACTIONS,
  TIMELINE_GROUPS,
  TIMELINE_KINDS,
  TIMELINE_NEEDS,
} from './timeline-kinds';

const actionSchema = z.object({ name: z.enum(TIMELINE_ACTIONS), link: pageLink });
export type TimelineAction = z.infer<typeof actionSchema>;

export const timelineItemSchema = z.object({
  /** The kind and the id of the subject: `table:<uuid>`. */
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  uuid,
  /** Another version means that the guest should look again, also at conflicts that were dismissed. */
  version: z.int(),
  title: z.string(),
  place: z.optional(z.string()),
  /** The room if the place is one, whose bare number would mean little to a guest. */
  room: z.optional(z.string()),
  /** A place on a waiting list and a request without a time have no start. */
  startsAt: z.optional(instant),
  endsAt: z.optional(instant),
  allDay: z.boolean(),
  /** The business day of the property under which the item stands. */
  day: localDate,
  /** A status of the item's own kind. */
  status: z.string(),
  group: z.enum(TIMELINE_GROUPS),
  needs: z.optional(z.object({ what: z.enum(TIMELINE_NEEDS), until: z.optional(instant) })),
  link: pageLink,
  actions: z.array(actionSchema),
});
export type TimelineItem = z.infer<typeof timelineItemSchema>;

/** Two items that the guest can hardly do both. It is a hint and blocks nothing. */
export const conflictSchema = z.object({
  /** The ids of the items; `a` begins first. */
  a: z.string(),
  b: z.string(),
  kind: z.enum(CONFLICT_KINDS),
  /**
   * `tight`: the minutes between the items. `after_checkout`: the minutes after the departure. Otherwise, the
   * minutes that the items have in common.
   */
  minutes: z.int(),
});
export type Conflict = z.infer<typeof conflictSchema>;

const timelineSchema = z.object({
  serverTime: instant,
  items: z.array(timelineItemSchema),
  conflicts: z.array(conflictSchema),
});
export type Timeline = z.infer<typeof timelineSchema>;

const calendarFeedSchema = z.object({ createdAt: instant, lastReadAt: z.optional(instant) });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The input and reply schemas of each endpoint. */
export const timelineChecks = {
  getTimeline: checks({
    params: inProperty,
    /** Business days of the property. Both ends are included, and the range covers at most 31 days. */
    query: z.strictObject({ from: z.optional(localDate), to: z.optional(localDate) }),
    reply: timelineSchema,
  }),
  getCalendarFeed: checks({
    params: inProperty,
    reply: z.object({ feed: z.nullable(calendarFeedSchema) }),
  }),
  createCalendarFeed: checks({
    params: inProperty,
    /** The address is given only here, because the server stores only a hash of its key. */
    reply: z.object({ url: z.string() }),
  }),
  revokeCalendarFeed: checks({ params: inProperty, reply: empty }),
};
