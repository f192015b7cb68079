import * as z from '@guest/shared/contracts/zod';
import { SERVICE_TYPES } from '../contracts/service-types';

const text = z.string().check(z.maxLength(2_000));

/** What is known of a guest who is on the way in; a page shows it again when the guest comes back to it. */
const arrivalSchema = z.object({
  email: z.optional(text),
  phone: z.optional(text),
  target_masked: z.optional(text),
  code_length: z.optional(z.int()),
  resend_at: z.optional(text),
  hasAcceptedTerms: z.optional(z.boolean()),
  wantsNews: z.optional(z.boolean()),
  firstName: z.optional(text),
  lang: z.optional(text),
  room: z.optional(text),
  checkin: z.optional(text),
  checkout: z.optional(text),
});
export type Arrival = z.infer<typeof arrivalSchema>;

/** What is saved of a sign-up on its way, and read back. */
export const savedSignUpSchema = z.object({
  otp_request_token: z.nullable(text),
  confirm_code_expiry: z.nullable(text),
  currentUser: z.nullable(arrivalSchema),
  verification_type: z.enum(['email', 'phone']),
  serviceEntity: z.nullable(text),
  groupLink: z.nullable(text),
  serviceType: z.enum(SERVICE_TYPES),
});
export type SavedSignUp = z.infer<typeof savedSignUpSchema>;
export type VerificationType = SavedSignUp['verification_type'];
