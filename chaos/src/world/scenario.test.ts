import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { metric } from './report';
import { runScenario } from './scenario';

const NAME = 'scenario-test';

function broken(facts: { lost: number; troubles: string[] }): Promise<number> {
  vi.spyOn(console, 'table').mockImplementation(() => {});
  onTestFinished(() => rm(new URL(`../../../bench/results/${NAME}.json`, import.meta.url), { force: true }));
  const { lost, troubles } = facts;
  return runScenario([], {
    name: NAME,
    usage: '',
    amounts: { kills: 1 },
    run: async () => ({ metrics: [metric('lost', lost, 'orders', 0)], troubles }),
  });
}

test('a scenario fails on lost data and on errors that no guest should see', async () => {
  expect(await broken({ lost: 0, troubles: [] })).toBe(0);
  expect(await broken({ lost: 1, troubles: [] })).toBe(1);
  expect(await broken({ lost: 0, troubles: ['POST /holds: 500'] })).toBe(1);
});
