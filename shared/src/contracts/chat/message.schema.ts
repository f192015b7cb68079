import * as z from '@guest/shared/contracts/zod';
import { cardSchema } from './card.schema';
import { instant, localDate, uuid } from '../core/values';

const MESSAGE_TYPES = ['text', 'photo', 'document', 'audio', 'status', 'card'] as const;

export const fileDataSchema = z.object({
  name: z.string().check(z.maxLength(255)),
  size: z.int().check(z.nonnegative()),
  mimeType: z.string().check(z.maxLength(120)),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** The length of an audio recording. */
  seconds: z.optional(z.number()),
});
export type FileData = z.infer<typeof fileDataSchema>;

/** An event in a room that is shown as a line of its own. The client provides the text. */
const statusSchema = z.object({
  event: z.enum(['joined', 'left', 'removed', 'added', 'renamed', 'staff_joined', 'staff_left', 'closed']),
  who: z.array(z.string()),
  roomName: z.optional(z.string()),
});

export const messageSchema = z.object({
  /**
   * The id assigned by the server, equal to `messageId`. Until the server has assigned it, the client uses
   * the idempotency key here.
   */
  id: uuid,
  messageId: uuid,
  /**
   * The idempotency key chosen by the sender's device. Sending the same key again creates no second message.
   */
  key: uuid,
  roomId: uuid,
  /** The position in the room's log: 1, 2, 3 and so on. A gap means that the client has missed something. */
  seq: z.int(),
  /**
   * The `chat_uuid` of a guest or the `_id` of a member of staff. The server takes it from the sender's
   * session, never from the payload.
   */
  from: uuid,
  fromType: z.enum(['guest', 'staff']),
  /** The other member of a private room. */
  to: z.optional(uuid),
  text: z.string(),
  /** The text as written, if `text` is a translation. */
  originalText: z.string(),
  lang: z.optional(z.string()),
  createdTime: instant,
  /** The local date at the property; `time` is the local time. */
  date: localDate,
  time: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  status: z.optional(statusSchema),
  /** The card of a booking or order. `text` contains a short version for lists and notifications. */
  card: z.optional(cardSchema),
  urlPath: z.optional(z.string()),
  url: z.optional(z.string()),
  fileData: z.optional(fileDataSchema),
  /** The other members to whose devices the message was delivered; `readBy` lists those who have read it. */
  deliveredTo: z.array(uuid),
  readBy: z.array(uuid),
  isForwarded: z.boolean(),
  isStickyNote: z.boolean(),
  /** Files with the same key were sent together. */
  groupKey: z.optional(uuid),
  /** Whether the property sent the message automatically, outside the hours of its staff. */
  isAutomatic: z.optional(z.boolean()),
  /** Whether the message was deleted. It keeps its position in the log but loses its text. */
  isDeleted: z.optional(z.boolean()),
});
export type Message = z.infer<typeof messageSchema>;
