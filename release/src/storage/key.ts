import { Trouble } from '../errors/trouble';

/** A name, a version or an id as it may stand in a key: no separators, and nothing that climbs or hides. */
const PLAIN = /^\w[\w.+-]{0,79}$/;

export const isPlain = (word: string): boolean => PLAIN.test(word);

/** A key of ours leads nowhere else; whatever comes from outside has to be held to that. */
export function assertKey(key: string): string {
  if (!key.split('/').every(isPlain))
    throw new Trouble(400, `Nothing can be kept at ${JSON.stringify(key)}.`);
  return key;
}
