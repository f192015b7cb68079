import { CACHES } from './cache-names';
import { precachePaths } from './precache-paths';
import { deleteDocumentsOf } from './cached-documents';
import { pathOf } from './path-of';

interface CachedReleaseSet {
  id: string;
  /** The files that stay cached with the set, whether or not they are cached already. */
  files: string[];
}

/** The current release set, the previous one, and one that an open tab may still use. */
const MAX_SETS = 3;
const LIST_PATH = '/kept-sets';

/**
 * Caches files of a release set and evicts the sets that have been unused for longest, together with their
 * documents. `members` are files of the set that are not loaded now but stay if another set has cached them.
 */
export async function cacheReleaseSet(
  { id, files }: CachedReleaseSet,
  members: string[] = [],
): Promise<void> {
  const before = await readSets();
  const known = before.find((set) => set.id === id)?.files ?? [];
  const current = { id, files: [...new Set([...known, ...files, ...members])] };
  const sets = [current, ...before.filter((set) => set.id !== id)].slice(0, MAX_SETS);
  await writeSets(sets);

  const cache = await caches.open(CACHES.files);
  await precachePaths(cache, files);
  const cached = new Set(sets.flatMap((set) => set.files));
  for (const request of await cache.keys()) {
    if (!cached.has(pathOf(request.url))) await cache.delete(request);
  }
  const kept = new Set(sets.map((set) => set.id));
  const evicted = new Set(before.map((set) => set.id).filter((build) => !kept.has(build)));
  await deleteDocumentsOf(evicted, { kept });
}

async function readSets(): Promise<CachedReleaseSet[]> {
  const cached = await (await caches.open(CACHES.sets)).match(LIST_PATH);
  // The cast is safe because only `writeSets` writes this entry.
  return cached ? ((await cached.json()) as CachedReleaseSet[]) : [];
}

async function writeSets(sets: CachedReleaseSet[]): Promise<void> {
  await (await caches.open(CACHES.sets)).put(LIST_PATH, new Response(JSON.stringify(sets)));
}
