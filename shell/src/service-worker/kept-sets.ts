import { CACHES } from './cache-names';
import { keepPaths } from './keep-paths';
import { forgetDocumentsBut } from './documents';
import { pathOf } from './path-of';

interface KeptSet {
  id: string;
  files: string[];
}

/** The current release set, the previous one, and one that an open tab may still use. */
const SETS = 3;
const LIST = '/kept-sets';

/**
 * Caches the files of a release set and evicts the sets that have been unused for longest, together with
 * their documents.
 */
export async function keepSet({ id, files }: KeptSet): Promise<void> {
  const before = await readSets();
  const known = before.find((set) => set.id === id)?.files ?? [];
  const current = { id, files: [...new Set([...known, ...files])] };
  const sets = [current, ...before.filter((set) => set.id !== id)].slice(0, SETS);
  await writeSets(sets);

  const cache = await caches.open(CACHES.files);
  await keepPaths(cache, current.files);
  const kept = new Set(sets.flatMap((set) => set.files));
  for (const request of await cache.keys()) {
    if (!kept.has(pathOf(request.url))) await cache.delete(request);
  }
  await forgetDocumentsBut(new Set(sets.map((set) => set.id)));
}

async function readSets(): Promise<KeptSet[]> {
  const kept = await (await caches.open(CACHES.sets)).match(LIST);
  // The cast is safe because only `writeSets` writes this entry.
  return kept ? ((await kept.json()) as KeptSet[]) : [];
}

async function writeSets(sets: KeptSet[]): Promise<void> {
  await (await caches.open(CACHES.sets)).put(LIST, new Response(JSON.stringify(sets)));
}
