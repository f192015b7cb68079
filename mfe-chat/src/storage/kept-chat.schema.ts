import { contactSchema, staffSchema } from '@guest/shared/contracts/chat/chat-contact.schema';
import { conversationSchema } from '@guest/shared/contracts/chat/conversation.schema';
import { messageSchema } from '@guest/shared/contracts/chat/message.schema';
import * as z from '@guest/shared/contracts/core/zod';

/** Raise it when a kept field changes its meaning; what was kept in another version is dropped. */
export const KEPT_VERSION = 1;

const count = z.int().check(z.nonnegative());

/** What the device keeps of a chat: as the server told it, so that it is held to the same schemas. */
export const keptChatSchema = z.object({
  version: z.literal(KEPT_VERSION),
  epoch: z.string(),
  userSeq: count,
  roomsCursor: z.nullable(z.string()),
  rooms: z.array(conversationSchema),
  logs: z.array(
    z.object({
      roomId: z.string(),
      knownSeq: count,
      isComplete: z.boolean(),
      messages: z.array(messageSchema),
    }),
  ),
  contacts: z.array(contactSchema),
  staff: z.array(staffSchema),
});
export type KeptChat = z.infer<typeof keptChatSchema>;
