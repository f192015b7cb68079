import { isLang } from '@guest/shared/contracts/core/languages';
import { signUpContract } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/rate-limits/limits';
import { RateBuckets } from '../../platform/rate-limits/rate-buckets';
import { tooManyRequests, unprocessable } from '../../platform/errors/request-error';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Challenges } from '../verification/challenges';
import { termsRequired } from '../verification/code-errors';
import type { SignIn } from './sign-in';
import { parseRecipient } from '../verification/recipient';

/** A loose limit, because a whole hotel shares one address. The strict limits apply to recipient and code. */
const PER_NETWORK = { burst: 600, perSecond: 1 };

interface SignUpRoutesDeps {
  challenges: Challenges;
  signIn: SignIn;
  now: () => number;
}

export function signUpRoutes(
  serveInProperty: ServeInProperty,
  { challenges, signIn, now }: SignUpRoutesDeps,
): void {
  const starts = new RateBuckets(PER_NETWORK, now);
  const proofs = new RateBuckets(PER_NETWORK, now);
  const take = (from: RateBuckets, { ip }: FastifyRequest) => {
    const seconds = from.take(networkOf(ip));
    if (seconds > 0) throw tooManyRequests(seconds);
  };
  // A guest who is still signed in at another property may sign in here.
  const forEveryGuest = { isForEveryGuest: true };

  serveInProperty(
    signUpContract.start,
    async ({ body, request }, scope) => {
      take(starts, request);
      const { property } = scope;
      const target = parseRecipient(body);
      const isCurrent = body.termsVersion === property.termsVersion;
      if (!body.acceptTerms || !isCurrent) throw termsRequired();
      if (!isLang(body.lang) && !property.languages.includes(body.lang)) {
        throw unprocessable('lang', 'lang_invalid', 'Choose a language.');
      }
      const { lang, termsVersion, marketing, serviceType, groupLink } = body;
      const agreement = { termsVersion, marketing, serviceType, ...(groupLink && { groupLink }) };
      return challenges.send({ target, purpose: 'signup', lang, agreement }, scope);
    },
    forEveryGuest,
  );

  serveInProperty(
    signUpContract.verify,
    async ({ body, request }, scope) => {
      take(proofs, request);
      return signIn(body, scope, request.headers['user-agent']);
    },
    forEveryGuest,
  );

  serveInProperty(
    signUpContract.resend,
    async ({ body, request }, scope) => {
      take(starts, request);
      return challenges.resend(body, scope);
    },
    forEveryGuest,
  );
}
