import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';

/** A participant of a chat, guest or staff. */
export const contactSchema = z.object({
  _id: uuid,
  id: uuid,
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  /** The first and last name, or the nickname if there is no name. */
  name: z.string(),
  type: z.enum(['guest', 'staff']),
  userType: z.enum(['guest', 'staff']),
  profilePic: z.optional(z.string()),
  nickName: z.optional(z.string()),
  lang: z.optional(z.string()),
});
export type Contact = z.infer<typeof contactSchema>;

export const staffSchema = z.object({
  _id: uuid,
  nickName: z.string(),
  profilePic: z.optional(z.string()),
  title: z.optional(z.string()),
  department: z.optional(z.string()),
  /** Whether a member of staff is at the desk now. */
  isOnline: z.optional(z.boolean()),
});
export type Staff = z.infer<typeof staffSchema>;

export const chatUserSchema = z.object({
  id: uuid,
  chat_uuid: uuid,
  lang: z.optional(z.string()),
  language: z.optional(z.string()),
});
export type ChatUser = z.infer<typeof chatUserSchema>;
