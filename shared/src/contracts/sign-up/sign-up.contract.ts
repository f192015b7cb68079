import { contract, type ReplyOf } from '../core/endpoint';

export type { Challenge, VerificationType } from '../challenge/challenge.schema';

export const signUpContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './sign-up.schema').then((it) => it.signUpChecks),
  {
    /** The reply and its timing are the same whether or not the address is known. */
    start: {
      method: 'POST',
      path: '/web/property/:property/signup/start',
      summary: 'Sends a code to an email address or phone',
      status: 201,
    },
    verify: {
      method: 'POST',
      path: '/web/property/:property/signup/otp/verify',
      summary: 'Signs in with a code',
    },
    /** Resends any code, including those for changing a contact and for erasing the account. */
    resend: {
      method: 'POST',
      path: '/web/property/:property/signup/otp/resend',
      summary: 'Sends a new code; the previous one expires',
    },
  },
);

export type SignedIn = ReplyOf<typeof signUpContract.verify>;
