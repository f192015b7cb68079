import * as z from '@guest/shared/contracts/zod';
import { announcementSchema } from './announcement.schema';
import { uuid } from '../core/values';

/**
 * The recipients of an announcement. A guest who matches any of the conditions receives it; without
 * conditions, everybody does.
 */
const audience = z.strictObject({
  stayStates: z.optional(z.array(z.enum(['PRE', 'IN', 'OUT'])).check(z.maxLength(3))),
  /** Ids of group conversations. */
  groups: z.optional(z.array(uuid).check(z.maxLength(50))),
  rooms: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(10))).check(z.maxLength(200))),
});
export type Audience = z.infer<typeof audience>;

export const announcementSocketChecks = {
  /** Returns the active announcements, newest first. */
  getAnnouncementMessages: { ask: z.strictObject({}), answer: z.array(announcementSchema) },
  sendAnnouncementMessage: {
    ask: z.strictObject({
      /**
       * The idempotency key. It becomes the announcement's id, so that sending it again creates no second
       * announcement.
       */
      key: uuid,
      title: z.string().check(z.minLength(1), z.maxLength(80)),
      text: z.string().check(z.minLength(1), z.maxLength(1_000)),
      severity: z.enum(['info', 'service', 'safety']),
      expireAt: z.int().check(z.nonnegative()),
      /** Ignored for safety announcements: they always have to be acknowledged. */
      mustAcknowledge: z.optional(z.boolean()),
      audience: z.optional(audience),
    }),
    answer: announcementSchema,
  },
  deleteAnnouncementMessage: { ask: z.strictObject({ announcementId: uuid }), answer: z.literal(null) },
  acknowledgeAnnouncement: { ask: z.strictObject({ announcementId: uuid }), answer: announcementSchema },
};

export const announcementPushChecks = {
  sendAnnouncementMessage: z.object({ announcement: announcementSchema, epoch: uuid }),
  deleteAnnouncementMessage: z.object({ announcementId: uuid, epoch: uuid }),
  announcementUpdated: z.object({
    announcement: announcementSchema,
    userSeq: z.optional(z.int()),
    epoch: uuid,
  }),
};
