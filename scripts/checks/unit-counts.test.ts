import { expect, test } from 'vitest';
import { unitCounts } from './unit-counts.mjs';

test('the five files that took longest are named, the longest first', () => {
  const testResults = [3, 1, 6, 2, 5, 4].map((seconds) => ({
    name: `${process.cwd()}/server/src/file-${seconds}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  }));

  const counts = unitCounts({ numPassedTests: 20, numFailedTests: 1, testResults });

  expect(counts).toMatchObject({ passed: 20, failed: 1 });
  expect(counts.slowest.map(({ name }) => name)).toEqual(
    [6, 5, 4, 3, 2].map((seconds) => `server/src/file-${seconds}.test.ts`),
  );
});

test('the files with failures are named, so that they can run once more', () => {
  const file = (name: string, status: string) => ({
    name: `${process.cwd()}/${name}`,
    status,
    startTime: 0,
    endTime: 1,
  });
  const testResults = [file('a.test.ts', 'passed'), file('b.test.ts', 'failed')];

  const { failures } = unitCounts({ numPassedTests: 1, numFailedTests: 1, testResults });

  expect(failures).toEqual(['b.test.ts']);
});
