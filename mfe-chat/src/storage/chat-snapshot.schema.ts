import { contactSchema, staffSchema } from '@guest/shared/contracts/chat/chat-contact.schema';
import { conversationSchema } from '@guest/shared/contracts/chat/conversation.schema';
import { messageSchema } from '@guest/shared/contracts/chat/message.schema';
import * as z from '@guest/shared/contracts/zod';

/** Increase the version when a stored field changes its meaning; snapshots of other versions are dropped. */
export const SNAPSHOT_VERSION = 1;

const count = z.int().check(z.nonnegative());

/** The snapshot on the device. It holds server data, so it is checked with the schemas of the contract. */
export const chatSnapshotSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
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
export type ChatSnapshot = z.infer<typeof chatSnapshotSchema>;
