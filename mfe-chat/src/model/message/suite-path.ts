import { parseUrl } from '@guest/shared/http/parse-url';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';

/** Returns the path of an address that leads to a page of this suite, and `undefined` for every other address. */
export function suitePath(address: string): string | undefined {
  const url = parseUrl(address);
  if (url?.origin !== location.origin) return undefined;
  const path = safeInternalPath(url.pathname + url.search, '');
  return path === '' ? undefined : path + url.hash;
}
