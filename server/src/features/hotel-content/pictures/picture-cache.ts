import type { Stats } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FOLDER = '.hotel-cache';
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

    /** Writes the cache if it has changed. Errors are ignored, because without a cache the check is only slower. */
    async save(): Promise<void> {
      const text = JSON.stringify({ rules: RULES_VERSION, pictures: now });
      if (text === JSON.stringify({ rules: RULES_VERSION, pictures: before })) return;
      const at = join(folder, FOLDER);
      try {
        await mkdir(at, { recursive: true });
        await writeFile(join(at, '.gitignore'), '*\n');
        await writeFile(join(at, `${FILE}.new`), text);
        await rename(join(at, `${FILE}.new`), join(at, FILE));
      } catch {
        return;
      }
    },
  };
}

async function readCache(folder: string): Promise<Record<string, KnownPicture>> {
  try {
    const text = await readFile(join(folder, FOLDER, FILE), 'utf8');
    return cacheSchema.parse(JSON.parse(text)).pictures;
  } catch {
    return {};
  }
}
