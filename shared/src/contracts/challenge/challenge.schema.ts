import * as z from '@guest/shared/contracts/zod';
import { instant } from '../core/values';

export const verificationType = z.enum(['email', 'phone']);
export type VerificationType = z.infer<typeof verificationType>;

/**
 * The recipient of a code. The format is checked by `contact.ts`, whose rules can tell the guest what is
 * wrong.
 */
export const contactTarget = {
  verification_type: verificationType,
  email: z.optional(z.string().check(z.maxLength(320))),
  phone: z.optional(z.string().check(z.maxLength(64))),
};

/** A sent code, as the browser that requested it sees it. */
export const challengeSchema = z.object({
  /** An opaque token that is useless without the code. */
  otp_request_token: z.string(),
  verification_type: verificationType,
  /** The masked address or number, such as `a•••@g•••.com` or `+34 ••• ••• 21`. */
  target_masked: z.string(),
  /** 6 digits, or 8 while a hotel is under attack. */
  code_length: z.int(),
  confirm_code_expiry: instant,
  /** The earliest time at which another code can be requested. */
  resend_at: instant,
  attempts_left: z.int(),
  sends_left: z.int(),
  status: z.literal('sent'),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** A code as typed, such as `123 456`. Digits of other scripts are accepted. */
export const typedCode = {
  otp_request_token: z.string().check(z.maxLength(100)),
  code: z.string().check(z.maxLength(40)),
};
