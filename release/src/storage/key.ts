import { Trouble } from '../errors/trouble';

/**
 * Matches a name, version or id that may be part of a key: no separators, and neither `..` nor hidden files.
 */
const PLAIN = /^\w[\w.+-]{0,79}$/;

export const isPlain = (word: string): boolean => PLAIN.test(word);

/** Rejects keys that could lead outside the store, because parts of them come from user input. */
export function assertKey(key: string): string {
  if (!key.split('/').every(isPlain))
    throw new Trouble(400, `Nothing can be kept at ${JSON.stringify(key)}.`);
  return key;
}
