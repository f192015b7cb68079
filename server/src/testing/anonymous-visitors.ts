import type { SignedIn } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { randomUUID } from 'node:crypto';
import type { TestResponse, TestApp } from './test-app';

interface VisitorOptions {
  slug?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** Creates anonymous visitors with the calls that a browser makes to sign in. */
export function anonymousVisitors({ get, send }: Pick<TestApp, 'get' | 'send'>) {
  const pathOf = (slug: string, path: string) => `/web/property/${slug}/${path}`;

  const start = (
    target: string,
    { slug = 'casa-miramar', ...request }: VisitorOptions = {},
    facts: object = {},
  ): Promise<TestResponse> =>
    send('POST', pathOf(slug, 'signup/start'), {
      ...request,
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
    const email = (body as { to: string; code: string }[]).find(({ to }) => to === target);
    if (!email) throw new Error(`no email was sent to ${target}`);
    return email.code;
  }

  const verify = (token: string, code: string, { slug = 'casa-miramar', ...request }: VisitorOptions = {}) =>
    send('POST', pathOf(slug, 'signup/otp/verify'), { ...request, body: { otp_request_token: token, code } });

  async function signUp(options: VisitorOptions = {}, address = newAddress()) {
    const { body: challenge } = await start(address, options);
    const { body, status, text } = await verify(challenge.otp_request_token, await codeFor(address), options);
    if (status !== 200) throw new Error(`sign-up failed with ${status}: ${text}`);
    const { token } = body as SignedIn;
    const headers = { authorization: `Bearer ${token}`, authtoken: token };
    return { ...(body as SignedIn), address, headers };
  }

  return { start, codeFor, verify, signUp, pathOf };
}

export const newAddress = () => `guest-${randomUUID()}@example.com`;

/** Returns a code that differs from the given one. */
export const wrongCode = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
