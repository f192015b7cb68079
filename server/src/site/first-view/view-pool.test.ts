import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtFile, fixtureWorker, type Behaviour } from './testing/fixture-worker';
import { VIEW_LIMITS, type ViewLimits } from './view-limits';
import type { ViewOutcome } from './view-outcome';
import { createViewPool } from './view-pool';
import { BUNDLE } from './view-process';

// On a busy machine everything takes long, and only one test is about the patience of a guest.
const LIMITS: ViewLimits = { ...VIEW_LIMITS, hang: 300, firstHang: 600, patience: 60_000 };

async function pool(limits: Partial<ViewLimits> = {}) {
  const worker = await fixtureWorker();
  const blocked: string[] = [];
  const reasons: string[] = [];
  const views = createViewPool({
    limits: { ...LIMITS, ...limits },
    onQuarantine(name, reason) {
      blocked.push(name);
      reasons.push(reason);
    },
  });
  onTestFinished(() => views.close());

  const planOf = (behaviour: Behaviour | null, version = '1') => ({
    name: behaviour ? `${behaviour}@${version}` : 'frames',
    file: worker.file,
    bundle: behaviour && worker.bundleOf(behaviour),
  });
  return {
    ...worker,
    ...views,
    blocked,
    reasons,
    planOf,
    draw: (behaviour: Behaviour | null, { page = 'p', budget = 200, version = '1', url = '/x' } = {}) => {
      const plan = planOf(behaviour, version);
      const remote = plan.bundle ? { name: 'it', bundle: BUNDLE } : null;
      const ask = { url, lang: 'en', now: 0, status: 200, data: [], remote };
      return views.render(plan, { page, ask, budget });
    },
  };
}

const failureOf = (outcome: ViewOutcome) => ('failure' in outcome ? outcome.failure : outcome.answer.html);

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const since = performance.now();
  return { result: await work, ms: performance.now() - since };
}

test('good releases render in time while fifty requests hit others that throw, hang, block and crash', async () => {
  // Any render that waited for a hung one would exceed the timeout of the test.
  const { warm, draw, planOf } = await pool({ hang: 120_000, firstHang: 120_000 });
  const bad = ['throwsInRender', 'hangs', 'blocks', 'crashes'] as const;
  await warm([planOf('good'), planOf(null), ...bad.map((it) => planOf(it))]);

  const all = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const url = `/${i}`;
      const behaviour = bad[(i / 5) % bad.length] ?? 'blocks';
      if (i % 5 === 0) return { kind: 'bad', outcome: await draw(behaviour, { budget: 200 }) };
      if (i % 5 === 1) return { kind: 'frame', outcome: await draw(null, { url }) };
      return { kind: 'good', outcome: await draw('good', { url }) };
    }),
  );

  const of = (kind: string) => all.filter((it) => it.kind === kind).map(({ outcome }) => outcome);
  expect(of('good').map(failureOf)).toEqual(of('good').map(() => expect.stringMatching(/^page of \/\d+$/)));
  expect(of('frame').every((outcome) => 'answer' in outcome)).toBe(true);
  expect(of('bad').every((outcome) => 'failure' in outcome)).toBe(true);
}, 30_000);

test.each([
  ['throws when it is imported', 'throwsAtImport', 'threw'],
  ['throws while it renders', 'throwsInRender', 'threw'],
  ['never answers', 'hangs', 'blocked'],
  ['never ends', 'blocks', 'blocked'],
  ['throws an uncaught error', 'crashes', 'gone'],
  ['uses up all memory', 'fillsMemory', 'gone'],
] as const)(
  'a bundle that %s is quarantined',
  async (_case, behaviour, failure) => {
    const { draw } = await pool({ firstHang: failure === 'blocked' ? 300 : 20_000 });

    const first = await draw(behaviour, { budget: 30_000 });
    const { result, ms } = await timed(draw(behaviour, { budget: 20_000 }));

    expect([failureOf(first), failureOf(result)]).toEqual([failure, 'quarantined']);
    expect(ms).toBeLessThan(1_000);
  },
  40_000,
);

test('requests that wait for a terminated process fail at once', async () => {
  const { draw } = await pool({ firstHang: 200 });

  const { result, ms } = await timed(
    Promise.all(Array.from({ length: 20 }, () => draw('blocks', { budget: 20_000 }))),
  );

  expect(new Set(result.map(failureOf))).toEqual(new Set(['blocked', 'gone']));
  expect(ms).toBeLessThan(5_000);
});

test('the error that ends a process is the reason of its quarantine', async () => {
  const { draw, reasons } = await pool({ firstHang: 20_000 });

  await draw('crashes', { budget: 30_000 });

  expect(reasons).toEqual(['Error: later']);
}, 40_000);

test('a view that throws quarantines its own page, not the release', async () => {
  const { draw, blocked } = await pool();
  await draw('throwsInRender', { page: 'menu', budget: 5_000 });

  expect(failureOf(await draw('throwsInRender', { page: 'outlet' }))).toBe('threw');
  expect(blocked).toEqual(['throwsInRender@1 menu', 'throwsInRender@1 outlet']);
});

test('a release is probed once after its quarantine and reopened if the probe succeeds', async () => {
  const { draw } = await pool({ quarantine: 300, firstHang: 200 });
  await draw('recovers', { url: '/broken', budget: 5_000 });
  const during = await draw('recovers');
  await new Promise((resolve) => setTimeout(resolve, 320));

  const [probe, beside] = await Promise.all([draw('recovers', { budget: 5_000 }), draw('recovers')]);

  expect([during, probe, beside].map(failureOf)).toEqual(['quarantined', 'well again', 'quarantined']);
  expect(failureOf(await draw('recovers', { budget: 5_000 }))).toBe('well again');
});

test('a failed probe quarantines the release again', async () => {
  const { draw, blocked } = await pool({ quarantine: 300, firstHang: 200 });
  await draw('recovers', { url: '/broken', budget: 5_000 });
  await new Promise((resolve) => setTimeout(resolve, 320));

  await draw('recovers', { url: '/broken', budget: 5_000 });

  expect(failureOf(await draw('recovers'))).toBe('quarantined');
  expect(blocked).toEqual(['recovers@1', 'recovers@1']);
});

test('a view is quarantined only after three late results in a row', async () => {
  // The limits are generous, so that a slow machine is not mistaken for a hang.
  const { draw } = await pool({ hang: 60_000, firstHang: 60_000 });
  await draw('slow', { budget: 60_000 });
  const late = () => draw('slow', { budget: 20 });
  const inTime = () => draw('slow', { budget: 60_000 });
  // Pages of a release are rendered one after the other, so that the late one has been judged when another is there.
  const untilJudged = () => draw('slow', { page: 'other', url: '/quick', budget: 60_000 });

  const outcomes = [];
  for (const next of [late, late, inTime, late, late, late]) {
    outcomes.push(failureOf(await next()));
    await untilJudged();
  }

  expect(outcomes).toEqual(['late', 'late', 'slow', 'late', 'late', 'late']);
  expect(failureOf(await inTime())).toBe('quarantined');
}, 20_000);

test('the first view of a process may load its code, which is not counted as its own time', async () => {
  const { draw, quarantined } = await pool();

  const outcomes = await Promise.all([1, 2].map(() => draw('startsSlowly', { budget: 100 })));

  expect(outcomes.map(failureOf)).toEqual(['awake', 'awake']);
  expect(quarantined()).toEqual([]);
});

test('a view that waits for others in the queue is rendered even after a long wait', async () => {
  const { draw } = await pool();
  const paths = Array.from({ length: 30 }, (_, i) => `/${i}`);

  const { result, ms } = await timed(Promise.all(paths.map((url) => draw('works', { url, budget: 200 }))));

  expect(result.map(failureOf)).toEqual(paths.map((url) => `page of ${url}`));
  expect(ms).toBeGreaterThan(5 * 200);
}, 20_000);

test('views that wait behind one that never answers fail together with it', async () => {
  const { draw } = await pool({ hang: 60_000, firstHang: 60_000, firstBudget: 300 });

  const { result, ms } = await timed(Promise.all([1, 2, 3].map(() => draw('hangs', { budget: 100 }))));

  expect(result.map(failureOf)).toEqual(['late', 'late', 'late']);
  expect(ms).toBeLessThan(10_000);
}, 20_000);

test('nobody waits longer for a view than the patience of a guest', async () => {
  const { draw } = await pool({ patience: 100, hang: 60_000, firstHang: 60_000, firstBudget: 60_000 });

  const { result, ms } = await timed(draw('hangs', { budget: 60_000 }));

  expect(failureOf(result)).toBe('late');
  expect(ms).toBeLessThan(5_000);
});

test('a frame is rendered before the pages that wait', async () => {
  const { draw, planOf, render, warm } = await pool();
  await warm([planOf('works')]);
  const order: string[] = [];
  const pages = Array.from({ length: 10 }, async (_, i) => {
    await draw('works', { url: `/${i}`, budget: 5_000 });
    order.push('page');
  });
  const ask = { url: '/frame', lang: 'en', now: 0, status: 200, data: [], remote: null };

  await render(planOf('works'), { page: 'frame', ask, budget: 5_000, isFrame: true });
  order.push('frame');
  await Promise.all(pages);

  // The one that was being rendered is finished first.
  expect(order.indexOf('frame')).toBeLessThan(3);
});

test('a late page fails the pages that wait behind it, but not the frames of others', async () => {
  const { draw, planOf, render } = await pool({ hang: 120_000, firstHang: 120_000 });
  await draw('slow', { budget: 60_000 });
  const ask = {
    url: '/x',
    lang: 'en',
    now: 0,
    status: 200,
    data: [],
    remote: { name: 'it', bundle: BUNDLE },
  };

  const late = draw('slow', { budget: 20 });
  const page = draw('slow', { page: 'other', budget: 60_000 });
  const frame = render(planOf('slow'), { page: 'frame', ask, budget: 60_000, isFrame: true });

  expect((await Promise.all([late, page, frame])).map(failureOf)).toEqual(['late', 'late', 'slow']);
});

test('a missing worker file disables first views but not the server', async () => {
  const { render, planOf } = await pool();
  const plan = { ...planOf(null), file: { path: '/nowhere/worker.mjs', integrity: '' } };
  const job = {
    page: 'p',
    budget: 5_000,
    ask: { url: '/', lang: 'en', now: 0, status: 200, data: [], remote: null },
  };

  expect(failureOf(await render(plan, job))).toBe('gone');
  expect(failureOf(await render(plan, job))).toBe('quarantined');
});

test('a bundle or worker file that was replaced after its record was read is not run', async () => {
  const { draw, render, planOf, dir, reasons } = await pool();
  expect(failureOf(await draw('good', { budget: 20_000 }))).toBe('page of /x');
  const [bundle, frames] = [planOf('good', '2'), planOf(null)];
  const ask = { url: '/x', lang: 'en', now: 0, status: 200, data: [], remote: null };
  const page = { page: 'p', budget: 20_000, ask: { ...ask, remote: { name: 'it', bundle: BUNDLE } } };

  await writeFile(join(dir, 'good.mjs'), `export const draw = () => 'replaced';`);
  expect(failureOf(await render(bundle, page))).toBe('gone');
  await writeFile(frames.file.path, `${await readFile(frames.file.path, 'utf8')};`);
  expect(failureOf(await render(frames, { ...page, ask }))).toBe('gone');

  const replaced = [join(dir, 'good.mjs'), frames.file.path];
  expect(reasons).toEqual(replaced.map((path) => expect.stringContaining(`${path} differs from the file`)));
  // The process that has started before still runs what was built.
  expect(failureOf(await draw('good', { url: '/y', budget: 20_000 }))).toBe('page of /y');
});

test('a worker file that does not listen for messages fails at once', async () => {
  const { dir, render, planOf } = await pool();
  const file = join(dir, 'silent.mjs');
  await writeFile(file, 'export {};');
  const ask = { url: '/', lang: 'en', now: 0, status: 200, data: [], remote: null };

  const { result, ms } = await timed(
    render({ ...planOf(null), file: builtFile(file) }, { page: 'p', budget: 20_000, ask }),
  );

  expect(failureOf(result)).toBe('gone');
  expect(ms).toBeLessThan(VIEW_LIMITS.start / 2);
}, 30_000);

test('idle processes beyond the limit are terminated, least recently used first', async () => {
  const { draw, processNames } = await pool({ processes: 2 });

  for (const version of ['1', '2', '1', '3']) await draw('good', { version, budget: 5_000 });

  expect(processNames()).toEqual(['good@1', 'good@3']);
});

test('requests to a closed pool are settled at once', async () => {
  const { draw, close } = await pool();
  const waiting = draw('hangs', { budget: 20_000 });

  await close();

  expect([await waiting, await draw('good')].map(failureOf)).toEqual(['gone', 'gone']);
});
