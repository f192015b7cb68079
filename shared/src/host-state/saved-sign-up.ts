import * as z from '@guest/shared/contracts/zod';
import { SERVICE_TYPES } from '../contracts/sign-up/service-types';

const text = z.string().check(z.maxLength(2_000));

/** The input of a sign-up in progress, so that its pages can be shown again. */
const signUpInputSchema = z.object({
  email: z.optional(text),
  phone: z.optional(text),
  target_masked: z.optional(text),
  code_length: z.optional(z.int()),
  resend_at: z.optional(text),
  hasAcceptedTerms: z.optional(z.boolean()),
  wantsNews: z.optional(z.boolean()),
  /** The steps of the sign-up in order, determined when the code was verified. */
  steps: z.optional(z.array(z.enum(['address', 'code', 'language', 'name', 'stay']))),
});
export type SignUpInput = z.infer<typeof signUpInputSchema>;

/** The persisted state of a sign-up in progress. */
export const savedSignUpSchema = z.object({
  otp_request_token: z.nullable(text),
  confirm_code_expiry: z.nullable(text),
  currentUser: z.nullable(signUpInputSchema),
  verification_type: z.enum(['email', 'phone']),
  serviceEntity: z.nullable(text),
  groupLink: z.nullable(text),
  serviceType: z.enum(SERVICE_TYPES),
});
export type SavedSignUp = z.infer<typeof savedSignUpSchema>;
