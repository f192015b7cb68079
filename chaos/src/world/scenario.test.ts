import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { metric } from './report';
import { runScenario } from './scenario';

const NAME = 'scenario-test';

function broken(facts: { lost: number; errors: string[] }): Promise<number> {
  vi.spyOn(console, 'table').mockImplementation(() => {});
  onTestFinished(() => rm(new URL(`../../../bench/results/${NAME}.json`, import.meta.url), { force: true }));
  const { lost, errors } = facts;
  return runScenario([], {
    name: NAME,
    usage: '',
    amounts: { kills: 1 },
    run: async () => ({ metrics: [metric('lost', lost, 'orders', 0)], errors }),
  });
}

test('a scenario fails on lost data and on errors that no guest should see', async () => {
  expect(await broken({ lost: 0, errors: [] })).toBe(0);
  expect(await broken({ lost: 1, errors: [] })).toBe(1);
  expect(await broken({ lost: 0, errors: ['POST /holds: 500'] })).toBe(1);
});
