import { createHash } from 'node:crypto';
import process from 'node:process';
import * as z from 'zod/mini';
import { readCacheFile, writeCacheFile } from '../../../features/hotel-content/model/cache-file';
import { hashOfSources } from '../../../features/hotel-content/model/hash-of-sources';
import type { Problem } from '../../../features/hotel-content/model/problem';
import type { HotelFolder } from './read-hotel-folder';

const FILE = 'check.json';
/** The source folders that determine what the check finds. */
const SOURCES = [
  'server/src/cli/hotel/result',
  'server/src/features/hotel-content',
  'server/src/features/table-booking/model',
  'server/src/platform/validation',
  'shared/src/contracts',
  'shared/src/routes',
];

const rememberedCheck = z.object({
  of: z.string(),
  problems: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      code: z.string(),
      file: z.string(),
      line: z.number(),
      column: z.number(),
      message: z.string(),
      suggestion: z.optional(z.string()),
    }),
  ),
});

/**
 * Returns the problems that an earlier check of the same folder has found, or checks it. A folder may be copied together
 * with what is remembered, so this is for showing problems only: whatever stores a folder checks it itself.
 */
export async function rememberedProblems(
  folder: string,
  read: HotelFolder,
  check: () => Promise<Problem[]>,
): Promise<Problem[]> {
  const of = await stateOf(read);
  const remembered = rememberedCheck.safeParse(await readCacheFile(folder, FILE));
  if (remembered.success && remembered.data.of === of) return remembered.data.problems;
  const problems = await check();
  await writeCacheFile(folder, FILE, { of, problems });
  return problems;
}

/** Identifies all that the result of a check depends on. */
async function stateOf({ files, pictures, remote, unusable }: HotelFolder): Promise<string> {
  // A season is over from one day to the next, and Node.js decides which currencies and scripts exist.
  const day = new Date().toISOString().slice(0, 10);
  const state = [await hashOfSources(SOURCES), process.version, day];
  const read = [[...files], [...pictures], remote, unusable];
  return createHash('sha256')
    .update(JSON.stringify([state, read]))
    .digest('hex');
}
