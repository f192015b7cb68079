import { matchRoute } from './match-route';

const MAX_LENGTH = 512;
/** Control characters, backslashes and encoded separators, by which an address can leave the suite. */
const TRICKS = /[\u0000-\u001f\u007f\\]|%2f%2f|%5c/i;

/** An address of the suite that somebody else has named, such as `goBack`; the fallback for anything that is none. */
export function safeInternalPath(asked: string | null | undefined, fallback: string): string {
  if (!asked || asked.length > MAX_LENGTH || TRICKS.test(asked) || !/^\/(?!\/)/.test(asked)) return fallback;
  const origin = 'https://suite.invalid';
  const url = new URL(asked, origin);
  if (url.origin !== origin || !matchRoute(url.pathname)) return fallback;
  return url.pathname + url.search;
}
