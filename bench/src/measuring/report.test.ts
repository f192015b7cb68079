import { expect, test } from 'vitest';
import { comparison, metric, tableOf } from './report';

test('a comparison is judged by its ratio', () => {
  const content = { name: 'content', value: 500, unit: 'ms', baseline: 1_000 };

  expect(comparison({ ...content, target: 0.6, goal: 0.4 })).toMatchObject({ ratio: 0.5, ok: true });
  expect(comparison({ ...content, target: 0.4 }).ok).toBe(false);
});

test('a metric is judged by its value, whatever its baseline', () => {
  expect(metric({ name: 'blocked', value: 90, unit: 'ms', baseline: 30, target: 100 })).toMatchObject({
    ratio: 3,
    ok: true,
  });
  expect(metric({ name: 'script', value: 151, unit: 'kB', target: 150 }).ok).toBe(false);
  expect(metric({ name: 'lighthouse', value: 96, unit: '', target: 95, isAtLeast: true }).ok).toBe(true);
});

test('a metric without a target is not judged', () => {
  expect(metric({ name: 'requests', value: 7, unit: '' }).ok).toBeNull();
});

test('the table marks missed targets', () => {
  const [head, ok, missed] = tableOf([
    metric({ name: 'script of home', value: 140_000, unit: 'B', target: 150_000 }),
    comparison({
      name: 'tap',
      value: 1_300,
      unit: 'ms',
      baseline: 1_000,
      target: 1.15,
      interval: [1.2, 1.4],
    }),
  ]);

  expect(head).toMatch(/value +baseline +ratio/);
  expect(ok).toMatch(/script of home +140,000 B .*150,000 +ok/);
  expect(missed).toMatch(/tap +1,300 ms +1,000 +1.30 +1.20–1.40 .*1.15 +MISSED/);
});
