import * as z from '@guest/shared/contracts/core/zod';
import { instant } from '../core/values';

export const verificationType = z.enum(['email', 'phone']);
export type VerificationType = z.infer<typeof verificationType>;

/** Where a code goes. Its form is checked by the rules of `contact.ts`, which tell the guest what is wrong. */
export const contactTarget = {
  verification_type: verificationType,
  email: z.optional(z.string().check(z.maxLength(320))),
  phone: z.optional(z.string().check(z.maxLength(64))),
};

/** A code that has been sent, as the browser that asked for it knows it. */
export const challengeSchema = z.object({
  /** Opaque, and of no use without the code. */
  otp_request_token: z.string(),
  verification_type: verificationType,
  /** `a•••@g•••.com` or `+34 ••• ••• 21`. */
  target_masked: z.string(),
  /** 6; 8 while a hotel is under attack. */
  code_length: z.int(),
  confirm_code_expiry: instant,
  /** From when on another code may be asked for. */
  resend_at: instant,
  attempts_left: z.int(),
  sends_left: z.int(),
  status: z.literal('sent'),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** A code as it was typed: `123 456`, also in the digits of other scripts. */
export const typedCode = {
  otp_request_token: z.string().check(z.maxLength(100)),
  code: z.string().check(z.maxLength(40)),
};
