import * as z from '@guest/shared/contracts/zod';
import { challengeSchema, contactTarget, typedCode, verificationType } from '../challenge/challenge.schema';
import { checks } from '../core/checks';
import { knownGuestSchema } from '../guest/profile.schema';
import { SERVICE_TYPES } from './service-types';
import { inProperty } from '../core/values';

/** The input and reply schemas of each endpoint. */
export const signUpChecks = {
  start: checks({
    params: inProperty,
    body: z.strictObject({
      ...contactTarget,
      /** A language of the interface or of the property, used for the message with the code. */
      lang: z.string().check(z.maxLength(20)),
      acceptTerms: z.boolean(),
      termsVersion: z.string().check(z.maxLength(40)),
      marketing: z.boolean(),
      serviceType: z.enum(SERVICE_TYPES),
      groupLink: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: challengeSchema,
  }),
  verify: checks({
    params: inProperty,
    body: z.strictObject(typedCode),
    reply: z.extend(knownGuestSchema, { token: z.string() }),
  }),
  resend: checks({
    params: inProperty,
    body: z.strictObject({
      otp_request_token: typedCode.otp_request_token,
      verification_type: z.optional(verificationType),
    }),
    reply: challengeSchema,
  }),
};
