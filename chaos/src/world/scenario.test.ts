import { readdir, readFile, rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { metric } from './report';
import { runScenario } from './scenario';

const NAME = 'scenario-test';
const results = new URL('../../../bench/results/', import.meta.url);
const runs = new URL('runs/', results);
const filesOfRuns = async () => (await readdir(runs)).filter((file) => file.startsWith(NAME));

function broken(facts: { lost: string[]; errors: string[] }): Promise<number> {
  vi.spyOn(console, 'table').mockImplementation(() => {});
  onTestFinished(async () => {
    await rm(new URL(`${NAME}.json`, results), { force: true });
    for (const file of await filesOfRuns()) await rm(new URL(file, runs));
  });
  const { lost, errors } = facts;
  return runScenario([], {
    name: NAME,
    usage: '',
    amounts: { kills: 1 },
    run: async () => ({ metrics: [metric('lost', lost.length, 'orders', 0)], errors, findings: { lost } }),
  });
}

test('a scenario fails on lost data and on errors that no guest should see', async () => {
  expect(await broken({ lost: [], errors: [] })).toBe(0);
  expect(await broken({ lost: ['OR-1'], errors: [] })).toBe(1);
  expect(await broken({ lost: [], errors: ['POST /holds: 500'] })).toBe(1);
});

test('each run leaves a report of its own that names what was lost', async () => {
  await broken({ lost: ['OR-1'], errors: ['POST /holds: 500'] });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await broken({ lost: ['OR-2'], errors: [] });

  const reports = await Promise.all(
    (await filesOfRuns()).sort().map((file) => readFile(new URL(file, runs), 'utf8')),
  );
  const notes = reports.map((report) => (JSON.parse(report) as { notes: string[] }).notes);
  expect(notes).toEqual([['lost: OR-1', 'POST /holds: 500'], ['lost: OR-2']]);
});
