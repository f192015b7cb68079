import { toRecordedRead, type FirstReads } from '@guest/shared/routes/first-read';
import type { RecordedRead } from '@guest/shared/contracts/release/release.contract';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the first reads that a build declares for its pages, as data. They are in a bundle of their own, so
 * importing it runs no other code.
 */
export async function readFirstReads(dist: string): Promise<Record<string, RecordedRead[]>> {
  const file = pathToFileURL(join(dist, '_server/reads.mjs')).href;
  const { reads } = (await import(file)) as { reads: FirstReads };
  return Object.fromEntries(
    Object.entries(reads).map(([route, its]) => [route, (its ?? []).map(toRecordedRead)]),
  );
}
