import { isPlain } from '../storage/key';
import { Trouble } from '../errors/trouble';
import type { Versions } from './sets';

const MOST = 20;

/** Parses one or several versions, such as `chat@1.5.0-rc.2`, from a command line or an address. */
export function namedVersions(words: readonly string[]): Versions {
  if (words.length === 0 || words.length > MOST) {
    throw new Trouble(400, `Name 1 to ${MOST} versions, such as chat@1.5.0-rc.2.`);
  }
  const pairs = words.map((word) => {
    const [name = '', version = '', ...more] = word.split('@');
    if (more.length > 0 || !isPlain(name) || !isPlain(version)) {
      throw new Trouble(400, `"${word.slice(0, 100)}" is no version: write it as chat@1.5.0-rc.2.`);
    }
    return [name, version] as const;
  });
  const twice = pairs.find(([name], i) => pairs.findIndex(([other]) => other === name) !== i);
  if (twice) throw new Trouble(400, `${twice[0]} is named twice.`);
  return Object.fromEntries(pairs);
}

/** Parses a list such as `chat@1.5.0-rc.2,dining@1.3.0`. */
export const mixedVersions = (mix: string): Versions => namedVersions(mix.split(','));
