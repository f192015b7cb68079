import * as z from '@guest/shared/contracts/zod';
import { announcementSchema } from './announcement.schema';
import { uuid } from './values';

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
    }),
    answer: announcementSchema,
  },
  deleteAnnouncementMessage: { ask: z.strictObject({ announcementId: uuid }), answer: z.literal(null) },
};

export const announcementPushChecks = {
  sendAnnouncementMessage: z.object({ announcement: announcementSchema, epoch: uuid }),
  deleteAnnouncementMessage: z.object({ announcementId: uuid, epoch: uuid }),
};
