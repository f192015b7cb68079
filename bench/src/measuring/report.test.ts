import { expect, test } from 'vitest';
import { metric, tableOf } from './report';

test('a metric with a baseline is judged by its ratio', () => {
  const found = metric({ name: 'content', value: 500, unit: 'ms', baseline: 1_000, target: 0.6, goal: 0.4 });

  expect(found).toMatchObject({ ratio: 0.5, ok: true });
});

test('a metric alone is judged by its value', () => {
  expect(metric({ name: 'script', value: 151, unit: 'kB', target: 150 }).ok).toBe(false);
  expect(metric({ name: 'lighthouse', value: 96, unit: '', target: 95, isAtLeast: true }).ok).toBe(true);
});

test('what has no target is not judged', () => {
  expect(metric({ name: 'requests', value: 7, unit: '' }).ok).toBeNull();
});

test('the table names what is missed', () => {
  const [head, ok, missed] = tableOf([
    metric({ name: 'script of home', value: 140_000, unit: 'B', target: 150_000 }),
    metric({ name: 'tap', value: 1_300, unit: 'ms', baseline: 1_000, target: 1.15, interval: [1.2, 1.4] }),
  ]);

  expect(head).toMatch(/value +baseline +ratio/);
  expect(ok).toMatch(/script of home +140,000 B .*150,000 +ok/);
  expect(missed).toMatch(/tap +1,300 ms +1,000 +1.30 +1.20–1.40 .*1.15 +MISSED/);
});
