import * as z from '@guest/shared/contracts/core/zod';
import { fileDataSchema } from './message.schema';
import { instant, uuid } from '../core/values';

/** In code points; the server counts again, and no message may take more than 16 KB. */
export const LONGEST_TEXT = 4_000;

const written = {
  key: uuid,
  /** Empty only beside a file. */
  text: z.string().check(z.maxLength(4 * LONGEST_TEXT)),
  messageType: z.optional(z.enum(['text', 'photo', 'document', 'audio'])),
  lang: z.optional(z.string().check(z.maxLength(16))),
  /** The key of an upload ticket. */
  urlPath: z.optional(z.string().check(z.maxLength(300))),
  fileData: z.optional(fileDataSchema),
  groupKey: z.optional(uuid),
  isForwarded: z.optional(z.boolean()),
};

export const sentSchema = z.object({
  messageId: uuid,
  key: uuid,
  seq: z.int(),
  roomId: uuid,
  createdTime: instant,
  /** Whether the server had it already. To the writer that is success, too. */
  dup: z.boolean(),
});
export type Sent = z.infer<typeof sentSchema>;

export const sendingChecks = {
  /** One of the two: the room, or the key of one that has no id yet. */
  newPrivateGuestMessage: {
    ask: z.strictObject({
      ...written,
      roomId: z.optional(uuid),
      roomKey: z.optional(z.string().check(z.maxLength(80))),
    }),
    answer: sentSchema,
  },
  /** Without a room it goes to the guest's own room with the staff, which is made if there is none. */
  newExternalMessage: { ask: z.strictObject({ ...written, roomId: z.optional(uuid) }), answer: sentSchema },
};
