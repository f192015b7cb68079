import { CliError } from '../errors/cli-error';

/**
 * Matches a name, version or id that may be part of a key: no separators, and neither `..` nor hidden files.
 */
const PLAIN = /^\w[\w.+-]{0,79}$/;

export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Rejects keys that could lead outside the store, because parts of them come from user input. */
export function assertKey(key: string): string {
  if (!key.split('/').every(isPlain)) throw new CliError(400, `${JSON.stringify(key)} is not a valid key.`);
  return key;
}
