import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { releasesIn } from './releases-in';

/** Creates releases in a temporary folder that is removed after the test. */
export async function fixtureReleases() {
  const root = await mkdtemp(join(tmpdir(), 'releases-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return releasesIn(root);
}
