import { expect, test } from 'vitest';
import { missingIsolation } from './isolated-user';

test.each([
  ['is not root', false, false, false],
  ['is root and can start processes as other users', true, true, false],
  ['is root and cannot', true, false, true],
])('a server that %s warns only if the code of releases runs as root', (_who, isRoot, can, isWarned) => {
  const warning = missingIsolation({ isRoot, canTake: () => can });

  expect(warning !== undefined).toBe(isWarned);
  if (isWarned) expect(warning).toContain(process.execPath);
});
