import * as z from '@guest/shared/contracts/zod';
import { fileDataSchema } from './message.schema';
import { instant, uuid } from '../core/values';

/**
 * The maximum length of a text in code points. The server checks it again, and also limits a message to 16
 * KB.
 */
export const MAX_TEXT_LENGTH = 4_000;

const messageInput = {
  key: uuid,
  /** The text may be empty only if there is a file. */
  text: z.string().check(z.maxLength(4 * MAX_TEXT_LENGTH)),
  messageType: z.optional(z.enum(['text', 'photo', 'document', 'audio'])),
  lang: z.optional(z.string().check(z.maxLength(16))),
  /** The key of an upload ticket. */
  urlPath: z.optional(z.string().check(z.maxLength(300))),
  fileData: z.optional(fileDataSchema),
  groupKey: z.optional(uuid),
  isForwarded: z.optional(z.boolean()),
};

export const sentMessageSchema = z.object({
  messageId: uuid,
  key: uuid,
  seq: z.int(),
  roomId: uuid,
  createdTime: instant,
  /** Whether the server already had the message, which is a success for the sender, too. */
  dup: z.boolean(),
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

export const sendingChecks = {
  /** Either `roomId` or, if the room has no id yet, `roomKey` must be given. */
  newPrivateGuestMessage: {
    ask: z.strictObject({
      ...messageInput,
      roomId: z.optional(uuid),
      roomKey: z.optional(z.string().check(z.maxLength(80))),
    }),
    answer: sentMessageSchema,
  },
  /**
   * Without `roomId`, the message goes to the guest's own room with the staff, which is created if necessary.
   */
  newExternalMessage: {
    ask: z.strictObject({ ...messageInput, roomId: z.optional(uuid) }),
    answer: sentMessageSchema,
  },
};
