import type { Listed } from './bucket';
import { RECORD_FILE } from './storage';

/** The key of the file that reserves a version for one build, from the first upload on. */
export const claimOf = (release: string): string => `claims/${release}.json`;

/** Returns the keys of releases that were begun before a time (in milliseconds) and never completed. */
export function brokenOff(objects: readonly Listed[], before: number): string[] {
  const begun = new Map<string, Listed[]>();
  for (const object of objects) {
    const release = releaseOf(object.key);
    if (release) begun.set(release, [...(begun.get(release) ?? []), object]);
  }
  return [...begun].flatMap(([release, its]) => {
    const isWhole = its.some(({ key }) => key === `${release}/${RECORD_FILE}`);
    const isGivenUp = its.every(({ at }) => at < before);
    return isGivenUp && !isWhole ? its.map(({ key }) => key) : [];
  });
}

/**
 * Returns the release, such as `chat/1.4.0`, that a file or its claim belongs to; `undefined` for sets,
 * channels and files in the root.
 */
function releaseOf(key: string): string | undefined {
  const claimed = /^claims\/(.+)\.json$/.exec(key)?.[1];
  if (claimed) return claimed;
  const [name, version, ...file] = key.split('/');
  return name === 'channels' || name === 'claims' || file.length === 0 ? undefined : `${name}/${version}`;
}
