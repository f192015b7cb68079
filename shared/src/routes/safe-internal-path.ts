import { matchRoute } from './match-route';

const MAX_LENGTH = 512;
/** One slash: what begins with two names another host. */
const OF_THIS_HOST = /^\/(?!\/)/;
/** Control characters, backslashes and encoded separators, by which an address can leave the suite. */
const TRICKS = /[\u0000-\u001f\u007f\\]|%2f%2f|%5c/i;

/** An address of the suite that somebody else has named, such as `goBack`; the fallback for anything that is none. */
export function safeInternalPath(asked: string | null | undefined, fallback: string): string {
  if (!asked || asked.length > MAX_LENGTH || TRICKS.test(asked) || !OF_THIS_HOST.test(asked)) return fallback;
  const origin = 'https://suite.invalid';
  const url = new URL(asked, origin);
  // Dots are resolved by now, which may have brought two slashes to the front.
  const isOurs = url.origin === origin && OF_THIS_HOST.test(url.pathname) && matchRoute(url.pathname);
  if (!isOurs) return fallback;
  return url.pathname + url.search;
}
