import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';

export const announcementSchema = z.object({
  announcementId: uuid,
  title: z.string(),
  text: z.string(),
  severity: z.enum(['info', 'service', 'safety']),
  createdAt: instant,
  /** A Unix time in milliseconds; 0 means that the announcement never expires. */
  expireAt: z.int(),
  /** The announcement stays visible until the guest acknowledges it. */
  mustAcknowledge: z.optional(z.boolean()),
  /** The time at which the guest acknowledged the announcement. */
  acknowledgedAt: z.optional(instant),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** The input and reply schemas of each endpoint. */
export const announcementChecks = {
  listAnnouncements: checks({
    params: inProperty,
    reply: z.object({ items: z.array(announcementSchema) }),
  }),
};
