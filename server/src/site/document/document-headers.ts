import type { FastifyRequest } from 'fastify';
import type { RouteName } from '@guest/shared/routes/routes';
import { contentSecurityPolicy } from '../html/content-security-policy';
import type { SuiteDocument } from './documents';

/** The URLs of these routes contain secrets that must not leak through the referrer. */
const ROUTES_WITH_SECRETS: readonly (RouteName | undefined)[] = ['clear', 'property-register-otp'];

/** Returns the headers of a document, in addition to those of every reply. */
export function documentHeaders(
  request: FastifyRequest,
  { scripts, styles, devOrigins, chatHosts, uploadOrigins, lang, page }: SuiteDocument,
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
    ...(ROUTES_WITH_SECRETS.includes(page?.name) && { 'referrer-policy': 'no-referrer' }),
  };
}

/** Returns the host of the request, or `null` if it is malformed and must not be copied into a header. */
export function hostOf({ host }: FastifyRequest): string | null {
  return /^([\w.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i.test(host) ? host : null;
}
