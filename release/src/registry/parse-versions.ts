import { isPlain } from '../storage/key';
import { CliError } from '../errors/cli-error';
import type { Versions } from './sets';

const MAX_VERSIONS = 20;

/** Parses one or several versions, such as `chat@1.5.0-rc.2`, from a command line or an address. */
export function parseVersions(texts: readonly string[]): Versions {
  if (texts.length === 0 || texts.length > MAX_VERSIONS) {
    throw new CliError(400, `Name 1 to ${MAX_VERSIONS} versions, such as chat@1.5.0-rc.2.`);
  }
  const pairs = texts.map((text) => {
    const [name = '', version = '', ...more] = text.split('@');
    if (more.length > 0 || !isPlain(name) || !isPlain(version)) {
      throw new CliError(400, `"${text.slice(0, 100)}" is not a version: write it as chat@1.5.0-rc.2.`);
    }
    return [name, version] as const;
  });
  const duplicate = pairs.find(([name], i) => pairs.findIndex(([other]) => other === name) !== i);
  if (duplicate) throw new CliError(400, `${duplicate[0]} is named twice.`);
  return Object.fromEntries(pairs);
}

/** Parses a list such as `chat@1.5.0-rc.2,dining@1.3.0`. */
export const parseMix = (mix: string): Versions => parseVersions(mix.split(','));
