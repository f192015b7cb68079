import { matchRoute } from './match-route';

const MAX_LENGTH = 512;
/** The path must begin with a single slash, because two slashes would name another host. */
const OF_THIS_HOST = /^\/(?!\/)/;
/** Control characters, backslashes and encoded separators could make an address lead outside the suite. */
const TRICKS = /[\u0000-\u001f\u007f\\]|%2f%2f|%5c/i;

/** Returns an untrusted path such as `goBack` if it belongs to the suite, otherwise the fallback. */
export function safeInternalPath(asked: string | null | undefined, fallback: string): string {
  if (!asked || asked.length > MAX_LENGTH || TRICKS.test(asked) || !OF_THIS_HOST.test(asked)) return fallback;
  const origin = 'https://suite.invalid';
  const url = new URL(asked, origin);
  // Resolving dot segments may have produced a path with two leading slashes, so it is checked again.
  const isOurs = url.origin === origin && OF_THIS_HOST.test(url.pathname) && matchRoute(url.pathname);
  if (!isOurs) return fallback;
  return url.pathname + url.search;
}
