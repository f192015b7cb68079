import type { FastifyRequest } from 'fastify';
import type { RouteName } from '@guest/shared/routes/routes';
import { contentSecurityPolicy } from '../html/content-security-policy';
import type { SuiteDocument } from './documents';

/** Their addresses carry what no other site should see. */
const SECRET_ADDRESSES: readonly (RouteName | undefined)[] = ['clear', 'property-register-otp'];

/** What goes with every document, besides what goes with every answer. */
export function documentHeaders(
  request: FastifyRequest,
  { scripts, styles, devOrigins, chatHosts, uploadOrigins, lang }: SuiteDocument,
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
      { host: hostOf(request), isSecure, devOrigins, chatHosts, uploadOrigins },
    ),
    ...(SECRET_ADDRESSES.includes(route) && { 'referrer-policy': 'no-referrer' }),
  };
}

/** Where the document was asked for; null for a name that could not stand in a header of ours. */
export function hostOf({ host }: FastifyRequest): string | null {
  return /^([\w.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i.test(host) ? host : null;
}
