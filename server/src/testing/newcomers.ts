import type { SignedIn } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { randomUUID } from 'node:crypto';
import type { Answer, TestApp } from './test-app';

interface Place {
  slug?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** Creates anonymous visitors with the calls that a browser makes to sign in. */
export function newcomers({ get, send }: Pick<TestApp, 'get' | 'send'>) {
  const at = (slug: string, path: string) => `/web/property/${slug}/${path}`;

  const start = (
    target: string,
    { slug = 'casa-miramar', ...how }: Place = {},
    facts: object = {},
  ): Promise<Answer> =>
    send('POST', at(slug, 'signup/start'), {
      ...how,
      body: {
        ...(target.startsWith('+')
          ? { verification_type: 'phone', phone: target }
          : { verification_type: 'email', email: target }),
        lang: 'en',
        acceptTerms: true,
        termsVersion: '1',
        marketing: false,
        serviceType: 'signup',
        ...facts,
      },
    });

  /** Returns the latest code sent to an address, as its owner reads it. */
  async function codeFor(target: string): Promise<string> {
    const { body } = await get('/_dev/mail', { headers: { accept: 'application/json' } });
    const letter = (body as { to: string; code: string }[]).find(({ to }) => to === target);
    if (!letter) throw new Error(`no email was sent to ${target}`);
    return letter.code;
  }

  const verify = (token: string, code: string, { slug = 'casa-miramar', ...how }: Place = {}) =>
    send('POST', at(slug, 'signup/otp/verify'), { ...how, body: { otp_request_token: token, code } });

  async function signUp(place: Place = {}, address = newAddress()) {
    const { body: challenge } = await start(address, place);
    const { body, status, text } = await verify(challenge.otp_request_token, await codeFor(address), place);
    if (status !== 200) throw new Error(`sign-up failed with ${status}: ${text}`);
    const { token } = body as SignedIn;
    const headers = { authorization: `Bearer ${token}`, authtoken: token };
    return { ...(body as SignedIn), address, headers };
  }

  return { start, codeFor, verify, signUp, at };
}

export const newAddress = () => `guest-${randomUUID()}@example.com`;

/** Returns a code that differs from the given one. */
export const wrong = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
