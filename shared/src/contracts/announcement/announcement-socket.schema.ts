import * as z from '@guest/shared/contracts/core/zod';
import { announcementSchema } from './announcement.schema';
import { uuid } from '../core/values';

/** Whom it is for. Where several are named, any of them is enough; where none is, it is for everybody. */
const audience = z.strictObject({
  stayStates: z.optional(z.array(z.enum(['PRE', 'IN', 'OUT'])).check(z.maxLength(3))),
  /** Ids of group chats. */
  groups: z.optional(z.array(uuid).check(z.maxLength(50))),
  rooms: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(10))).check(z.maxLength(200))),
});
export type Audience = z.infer<typeof audience>;

export const announcementSocketChecks = {
  /** Those that are active now, the newest first. */
  getAnnouncementMessages: { ask: z.strictObject({}), answer: z.array(announcementSchema) },
  sendAnnouncementMessage: {
    ask: z.strictObject({
      /** Becomes its id, so that it is said once however often it is sent. */
      key: uuid,
      title: z.string().check(z.minLength(1), z.maxLength(80)),
      text: z.string().check(z.minLength(1), z.maxLength(1_000)),
      severity: z.enum(['info', 'service', 'safety']),
      expireAt: z.int().check(z.nonnegative()),
      /** What concerns the guests' safety always has to be acknowledged. */
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
