import { expect, test } from 'vitest';
import { journeyCounts } from './journey-counts.mjs';

const journey = (title: string, status: 'expected' | 'flaky' | 'unexpected') => ({
  title,
  file: 'feed.spec.ts',
  line: 7,
  tests: [{ status, results: [{ duration: 200 }] }],
});

test('a journey that passes on retry counts as passed and is listed; one that fails twice counts as failed', () => {
  const counts = journeyCounts({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        file: 'feed.spec.ts',
        specs: [journey('at once', 'expected')],
        suites: [{ specs: [journey('at the second try', 'flaky'), journey('never', 'unexpected')] }],
      },
    ],
  });

  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['feed.spec.ts:7 at the second try'],
    failures: ['feed.spec.ts:7 never'],
    slowest: [{ name: 'feed.spec.ts', milliseconds: 600 }],
  });
});
