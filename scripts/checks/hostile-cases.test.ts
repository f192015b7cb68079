import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTILE_CASES, hostileJourneys, hostileTests } from './hostile-cases';

const root = join(import.meta.dirname, '../..');

test.each(HOSTILE_CASES)('the test about a release that $what exists', ({ file, shownBy }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(shownBy);
});

test('all files that run the hostile cases exist', () => {
  const journeys = hostileJourneys.map((name) => `e2e/specs/releases/${name}`);

  expect([...hostileTests, ...journeys].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
