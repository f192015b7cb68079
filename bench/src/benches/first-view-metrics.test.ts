import { expect, test } from 'vitest';
import type { ColdLoad } from '../load/cold-load';
import { firstViewMetrics, noiseNotes, type Loads } from './first-view-metrics';

const load = (its: Partial<ColdLoad> = {}): ColdLoad => ({
  fcp: 500,
  lcp: 600,
  content: 500,
  frameAnswers: 1_400,
  pageAnswers: 1_500,
  blockedMs: 0,
  longTasks: 0,
  cls: 0,
  requests: 8,
  steps: 2,
  bytes: { document: 10_000, script: 140_000, style: 0, image: 0, data: 0, other: 0 },
  lcpElement: 'img',
  ...its,
});

const loads = (its: Partial<Loads> = {}): Loads => ({
  suite: [load(), load(), load()],
  'suite again': [load(), load(), load()],
  flat: [load({ pageAnswers: 1_250 }), load({ pageAnswers: 1_250 }), load({ pageAnswers: 1_250 })],
  empty: [load({ content: 1_250 }), load({ content: 1_250 }), load({ content: 1_250 })],
  bare: [load(), load(), load()],
  ...its,
});

const named = (name: string, its = loads()) =>
  firstViewMetrics('home', its).find((it) => it.name === `home: ${name}`);

test('content is compared with the browser-rendered build, answers with the server-rendered one', () => {
  expect(named('content / flat in the browser')).toMatchObject({ ratio: 0.4, target: 0.6, ok: true });
  expect(named('page answers / flat')).toMatchObject({ ratio: 1.2, target: 1.05, ok: false });
});

test('the first paint is compared with the limit set by the link and the document size', () => {
  // The limit is three round trips of 150 ms plus 10,000 bytes at 1,638 kbit/s.
  expect(named('first paint / limit')?.baseline).toBeCloseTo(450 + 48.8, 0);
});

test('a run with little noise has no notes', () => {
  expect(noiseNotes({ home: loads() })).toEqual([]);
});

test('a run in which the suite differs from itself does not count', () => {
  const again = [load({ lcp: 640 }), load({ lcp: 630 }), load({ lcp: 600 })];

  expect(noiseNotes({ home: loads({ 'suite again': again }) })).toEqual([
    "The run does not count: the suite's lcp on home differs by 5.0 % between two measurements.",
  ]);
});
