import * as z from '@guest/shared/contracts/core/zod';
import { SERVICE_TYPES } from '../contracts/sign-up/service-types';

const text = z.string().check(z.maxLength(2_000));

/** A guest on the way in, as the pages show them again: where the code went, and what is asked on the way. */
const arrivalSchema = z.object({
  email: z.optional(text),
  phone: z.optional(text),
  target_masked: z.optional(text),
  code_length: z.optional(z.int()),
  resend_at: z.optional(text),
  hasAcceptedTerms: z.optional(z.boolean()),
  wantsNews: z.optional(z.boolean()),
  /** What the guest is asked, in order, as it was decided when the code was right. */
  steps: z.optional(z.array(z.enum(['address', 'code', 'language', 'name', 'stay']))),
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
