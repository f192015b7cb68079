import { matchRoute } from './match-route';

const MAX_LENGTH = 512;
/** The path must begin with a single slash, because two slashes would name another host. */
const SAME_HOST = /^\/(?!\/)/;
/** Control characters, backslashes and encoded separators could make an address lead outside the suite. */
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]|%2f%2f|%5c/i;

/** Returns an untrusted path such as `goBack` if it belongs to the suite, otherwise the fallback. */
export function safeInternalPath(requestedPath: string | null | undefined, fallback: string): string {
  if (
    !requestedPath ||
    requestedPath.length > MAX_LENGTH ||
    UNSAFE_CHARACTERS.test(requestedPath) ||
    !SAME_HOST.test(requestedPath)
  )
    return fallback;
  const origin = 'https://suite.invalid';
  const url = new URL(requestedPath, origin);
  // Resolving dot segments may have produced a path with two leading slashes, so it is checked again.
  const isSuitePage = url.origin === origin && SAME_HOST.test(url.pathname) && matchRoute(url.pathname);
  if (!isSuitePage) return fallback;
  return url.pathname + url.search;
}
