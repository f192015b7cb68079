import * as z from '@guest/shared/contracts/core/zod';
import { cardSchema } from './card.schema';
import { instant, localDate, uuid } from '../core/values';

export const MESSAGE_TYPES = ['text', 'photo', 'document', 'audio', 'status', 'card'] as const;

export const fileDataSchema = z.object({
  name: z.string().check(z.maxLength(255)),
  size: z.int().check(z.nonnegative()),
  mimeType: z.string().check(z.maxLength(120)),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Of a recording. */
  seconds: z.optional(z.number()),
});
export type FileData = z.infer<typeof fileDataSchema>;

/** What happened in a room, said in its own line; the client words it. */
export const statusSchema = z.object({
  event: z.enum(['joined', 'left', 'removed', 'added', 'renamed', 'staff_joined', 'staff_left', 'closed']),
  who: z.array(z.string()),
  roomName: z.optional(z.string()),
});

export const messageSchema = z.object({
  /** The server's; the same as `messageId`. Until it is known, a client has the key in its place. */
  id: uuid,
  messageId: uuid,
  /** Chosen by the writer's device: the same key is the same message, however often it is sent. */
  key: uuid,
  roomId: uuid,
  /** Its place in its room: 1, 2, 3 and so on. A number that is skipped was missed. */
  seq: z.int(),
  /** The `chat_uuid` of a guest, or the `_id` of a member of staff; the sender's session says so, never the payload. */
  from: uuid,
  fromType: z.enum(['guest', 'staff']),
  /** In a room of two, the other. */
  to: z.optional(uuid),
  text: z.string(),
  /** As it was written, where `text` is a translation of it. */
  originalText: z.string(),
  lang: z.optional(z.string()),
  createdTime: instant,
  /** What the hotel's calendar and clocks showed. */
  date: localDate,
  time: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  status: z.optional(statusSchema),
  /** Its `text` says the same in short, for lists and notifications. */
  card: z.optional(cardSchema),
  urlPath: z.optional(z.string()),
  url: z.optional(z.string()),
  fileData: z.optional(fileDataSchema),
  /** Who else has it on a device, and who has seen it. */
  deliveredTo: z.array(uuid),
  readBy: z.array(uuid),
  isForwarded: z.boolean(),
  isStickyNote: z.boolean(),
  /** Files that were sent together. */
  groupKey: z.optional(uuid),
  /** Nobody wrote it: the house answers so outside of its hours. */
  isAutomatic: z.optional(z.boolean()),
  /** What is left of a deleted message: its place, without its words. */
  isDeleted: z.optional(z.boolean()),
});
export type Message = z.infer<typeof messageSchema>;
