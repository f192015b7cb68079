import type { Listed } from './bucket';
import { RECORD_FILE } from './storage';

/** Which build a version is of, from the first of its files on. */
export const claimOf = (release: string): string => `claims/${release}.json`;

/** What was begun of releases before a moment (in milliseconds), and never became one. */
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

/** `chat/1.4.0`, of a file that is its own or of its claim; nothing of sets, channels and what lies at the root. */
function releaseOf(key: string): string | undefined {
  const claimed = /^claims\/(.+)\.json$/.exec(key)?.[1];
  if (claimed) return claimed;
  const [name, version, ...file] = key.split('/');
  return name === 'channels' || name === 'claims' || file.length === 0 ? undefined : `${name}/${version}`;
}
