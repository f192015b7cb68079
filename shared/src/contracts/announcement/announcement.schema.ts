import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';

export const announcementSchema = z.object({
  announcementId: uuid,
  title: z.string(),
  text: z.string(),
  severity: z.enum(['info', 'service', 'safety']),
  createdAt: instant,
  /** Milliseconds; 0 never expires. */
  expireAt: z.int(),
  /** It stays in sight until the guest has said that it was read. */
  mustAcknowledge: z.optional(z.boolean()),
  /** When the guest did. */
  acknowledgedAt: z.optional(instant),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** What goes in and comes out of each call. */
export const announcementChecks = {
  listAnnouncements: checks({
    params: inProperty,
    reply: z.object({ items: z.array(announcementSchema) }),
  }),
};
