import type { FastifyRequest } from 'fastify';
import type { RouteName } from '@guest/shared/routes/routes';
import { contentSecurityPolicy } from './content-security-policy';
import type { SuiteDocument } from './documents';

/** Their addresses carry what no other site should see. */
const SECRET_ADDRESSES: readonly (RouteName | undefined)[] = ['clear', 'property-register-otp'];

/** What goes with every document. */
export function documentHeaders(
  request: FastifyRequest,
  { scripts, styles, lang }: SuiteDocument,
  route: RouteName | undefined,
): Record<string, string> {
  const isSecure = request.protocol === 'https';
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': lang,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'content-security-policy': contentSecurityPolicy(
      { scripts, styles },
      { host: hostOf(request), isSecure },
    ),
    'x-content-type-options': 'nosniff',
    'referrer-policy': SECRET_ADDRESSES.includes(route) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), microphone=(self), camera=(self)',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Where the document was asked for; null for a name that could not stand in a header of ours. */
export function hostOf({ host }: FastifyRequest): string | null {
  return /^([\w.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i.test(host) ? host : null;
}
