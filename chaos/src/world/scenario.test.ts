import { readdir, readFile, rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { metric } from './report';
import { runScenario } from './scenario';

const NAME = 'scenario-test';
const results = new URL('../../../bench/results/', import.meta.url);
const runs = new URL('runs/', results);
const filesOfRuns = async () => (await readdir(runs)).filter((file) => file.startsWith(NAME));

type Run = Parameters<typeof runScenario<'kills'>>[1]['run'];

function broken({ lost, errors }: { lost: string[]; errors: string[] }): Promise<number> {
  return runAs(async () => ({
    metrics: [metric('lost', lost.length, 'orders', 0)],
    errors,
    findings: { lost },
  }));
}

function runAs(run: Run): Promise<number> {
  vi.spyOn(console, 'table').mockImplementation(() => {});
  onTestFinished(async () => {
    await rm(new URL(`${NAME}.json`, results), { force: true });
    for (const file of await filesOfRuns()) await rm(new URL(file, runs));
  });
  return runScenario([], { name: NAME, usage: '', amounts: { kills: 1 }, run });
}

const notesOfRuns = async () => {
  const files = (await filesOfRuns()).sort();
  const reports = await Promise.all(files.map((file) => readFile(new URL(file, runs), 'utf8')));
  return reports.map((report) => (JSON.parse(report) as { notes: string[] }).notes);
};

test('a scenario fails on lost data and on errors that no guest should see', async () => {
  expect(await broken({ lost: [], errors: [] })).toBe(0);
  expect(await broken({ lost: ['OR-1'], errors: [] })).toBe(1);
  expect(await broken({ lost: [], errors: ['POST /holds: 500'] })).toBe(1);
});

test('each run leaves a report of its own that names what was lost', async () => {
  await broken({ lost: ['OR-1'], errors: ['POST /holds: 500'] });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await broken({ lost: ['OR-2'], errors: [] });

  expect(await notesOfRuns()).toEqual([['lost: OR-1', 'POST /holds: 500'], ['lost: OR-2']]);
});

test('a run that breaks down fails and leaves a report that says why', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});

  const code = await runAs(() => Promise.reject(new Error('no reply to POST /orders')));

  expect(code).toBe(1);
  expect(await notesOfRuns()).toEqual([['the run broke down: no reply to POST /orders']]);
  expect(printed).toHaveBeenCalled();
});
