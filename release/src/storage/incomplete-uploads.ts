import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import type { ListedObject } from './bucket';
import { RECORD_FILE } from './storage';

/** The key of the file that reserves a version for one build, from the first upload on. */
export const claimKeyOf = (release: string): string => `claims/${release}.json`;

/** Returns the keys of releases that were begun before a time (in milliseconds) and never completed. */
export function incompleteUploads(objects: readonly ListedObject[], before: number): string[] {
  const uploads = new Map<string, ListedObject[]>();
  for (const object of objects) {
    const release = releaseOf(object.key);
    if (release) uploads.set(release, [...(uploads.get(release) ?? []), object]);
  }
  return [...uploads].flatMap(([release, files]) => {
    const isComplete = files.some(({ key }) => key === `${release}/${RECORD_FILE}`);
    const isAbandoned = files.every(({ at }) => at < before);
    return isAbandoned && !isComplete ? files.map(({ key }) => key) : [];
  });
}

/**
 * Returns the release, such as `chat/1.4.0`, that a file or its claim belongs to; `undefined` for sets,
 * channels, shared files and files in the root.
 */
function releaseOf(key: string): string | undefined {
  const claimed = /^claims\/(.+)\.json$/.exec(key)?.[1];
  if (claimed) return claimed;
  const [name, version, ...file] = key.split('/');
  const isOther = name === 'channels' || name === 'claims' || version === SHARED_FOLDER;
  return isOther || file.length === 0 ? undefined : `${name}/${version}`;
}
