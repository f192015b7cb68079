import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingIsolation, missingTrialIsolation } from './isolated-user';

test.each([
  ['is not root', false, false, false],
  ['is root and can start processes as other users', true, true, false],
  ['is root and cannot', true, false, true],
])('a server that %s warns only if the code of releases runs as root', (_who, isRoot, can, isWarned) => {
  const warning = missingIsolation({ isRoot, canTake: () => can });

  expect(warning !== undefined).toBe(isWarned);
  if (isWarned) expect(warning).toContain(process.execPath);
});

test.runIf(process.getuid?.() === 0)(
  'a trial by root warns if other users cannot read the library that plays the browser',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'library-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    await chmod(dir, 0o755);
    // Others may not be able to execute a Node that is installed in the home of root.
    if (missingIsolation() === undefined) expect(missingTrialIsolation(dir)).toBeUndefined();
    const closed = await mkdtemp(join(tmpdir(), 'library-'));
    onTestFinished(() => rm(closed, { recursive: true }));

    expect(missingTrialIsolation(closed)).toContain(closed);
  },
);
