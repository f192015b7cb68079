import { expect, test, vi } from 'vitest';
import { runStage } from './run-stage.mjs';

const step = (title: string, code = 0) => ({ title, code });
const passing = ({ code }: { code: number }) => Promise.resolve({ code, output: '', milliseconds: 1 });

test('a step that fails ends its sequence, and the other sequences run to their end', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const build = [step('build', 1), step('journeys')];
  const unit = [step('unit'), step('report')];

  const results = await runStage([build, unit], passing);

  expect(results.map((it) => [it.step.title, it.code])).toEqual([
    ['build', 1],
    ['unit', 0],
    ['report', 0],
  ]);
});

test('the sequences of a stage run in parallel, the steps of a sequence one after the other', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const running = new Set<string>();
  const together: string[] = [];

  await runStage([[step('a1'), step('a2')], [step('b1')]], async ({ title, code }) => {
    running.add(title);
    together.push([...running].join('+'));
    await new Promise((resolve) => setTimeout(resolve, title === 'b1' ? 50 : 10));
    running.delete(title);
    return { code, output: '', milliseconds: 1 };
  });

  expect(together).toEqual(['a1', 'a1+b1', 'b1+a2']);
});
