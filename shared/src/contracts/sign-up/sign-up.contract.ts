import { contract, type ReplyOf } from '../core/endpoint';

export type { Challenge, VerificationType } from '../challenge/challenge.schema';
export { SERVICE_TYPES, type ServiceType } from './service-types';

export const signUpContract = contract(() => import('./sign-up.schema').then((it) => it.signUpChecks), {
  /** Answered alike, and as fast, whether the address is known or not. */
  start: {
    method: 'POST',
    path: '/web/property/:property/signup/start',
    summary: 'Sends a code to an email address or a phone',
    status: 201,
  },
  verify: {
    method: 'POST',
    path: '/web/property/:property/signup/otp/verify',
    summary: 'Signs in whoever holds the code',
  },
  /** For every code: also those for another contact and for erasure. */
  resend: {
    method: 'POST',
    path: '/web/property/:property/signup/otp/resend',
    summary: 'Sends another code; the one before is dead',
  },
});

export type SignedIn = ReplyOf<typeof signUpContract.verify>;
