import type { Stats } from 'node:fs';
import * as z from 'zod/mini';
import { readCacheFile, writeCacheFile } from '../model/cache-file';

const FILE = 'pictures.json';
/** Increment it when the checks become stricter, so that all pictures are checked again. */
const RULES_VERSION = 2;

const knownPicture = z.object({
  /** Size and times of the file when it was checked. */
  state: z.string(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
  likeness: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
});
type KnownPicture = z.infer<typeof knownPicture>;
const cacheSchema = z.object({
  rules: z.literal(RULES_VERSION),
  pictures: z.record(z.string(), knownPicture),
});

const stateOf = ({ size, mtimeMs, ctimeMs }: Stats): string => `${size} ${mtimeMs} ${ctimeMs}`;

export type PictureCache = Awaited<ReturnType<typeof openPictureCache>>;

/**
 * Caches the results for valid pictures of a folder, because decoding all of them takes longer than the rest of the
 * check. A folder may be copied together with its cache, so the cache is not trusted: pictures are checked again
 * before they are stored.
 */
export async function openPictureCache(folder: string) {
  const before = await readCache(folder);
  const now: Record<string, KnownPicture> = {};
  return {
    find(path: string, stats: Stats): Omit<KnownPicture, 'state'> | undefined {
      const known = Object.hasOwn(before, path) ? before[path] : undefined;
      if (!known || known.state !== stateOf(stats)) return undefined;
      now[path] = known;
      const { state: _state, ...facts } = known;
      return facts;
    },

    add(path: string, stats: Stats, facts: Omit<KnownPicture, 'state'>): void {
      now[path] = { state: stateOf(stats), ...facts };
    },

    /** Writes the cache if it has changed. */
    async save(): Promise<void> {
      if (JSON.stringify(now) !== JSON.stringify(before))
        await writeCacheFile(folder, FILE, { rules: RULES_VERSION, pictures: now });
    },
  };
}

async function readCache(folder: string): Promise<Record<string, KnownPicture>> {
  const read = cacheSchema.safeParse(await readCacheFile(folder, FILE));
  return read.success ? read.data.pictures : {};
}
