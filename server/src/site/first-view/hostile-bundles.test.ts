import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtFile, FIXTURE_WORKER } from './testing/fixture-worker';
import { ENDING_BUNDLES, REACHING_BUNDLES } from './testing/hostile-bundles';
import { createViewPool } from './view-pool';
import { VIEW_LIMITS } from './view-limits';
import type { ViewOutcome } from './view-outcome';
import { BUNDLE } from './view-process';

/** Work of which an endless bundle is ended. It costs that much of a core, and a good one needs a tenth. */
const QUICK_HANG_MS = 600;

/** Renders one page of a bundle next to one of a good release. */
async function rendering(code: string, firstHang = 2_000) {
  const dir = await mkdtemp(join(tmpdir(), 'hostile-'));
  const file = join(dir, 'worker.mjs');
  await writeFile(file, FIXTURE_WORKER);
  for (const name of ['hostile', 'plain']) await writeFile(join(dir, `${name}.mjs`), code);
  await writeFile(join(dir, 'good.mjs'), `export const draw = () => 'good';`);
  const reasons: string[] = [];
  const pool = createViewPool({
    limits: { ...VIEW_LIMITS, firstHang },
    onQuarantine: (_name, reason) => void reasons.push(reason),
  });
  onTestFinished(async () => {
    await pool.close();
    await rm(dir, { recursive: true, force: true });
  });
  const render = (name: string) =>
    pool.render(
      { name, file: builtFile(file), bundle: builtFile(join(dir, `${name}.mjs`)) },
      {
        page: 'p',
        budget: 20_000,
        ask: {
          url: '/x',
          lang: 'en',
          now: 0,
          status: 200,
          data: [],
          remote: { name: 'it', bundle: BUNDLE },
        },
      },
    );
  return { render, reasons };
}

const seen = (outcome: ViewOutcome) => ('failure' in outcome ? outcome.failure : outcome.answer.html);

test('a bundle has what rendering needs: addresses, requests, streams, channels, contexts and hashes', async () => {
  const { render } = await rendering(`
    import { AsyncLocalStorage } from 'node:async_hooks';
    import { createHash } from 'crypto';
    import { inspect } from 'node:util';
    export const draw = async () => {
      const request = new Request(new URL('/a', 'http://suite'), { method: 'POST', body: 'body' });
      const channel = new MessageChannel();
      const heard = new Promise((then) => (channel.port1.onmessage = ({ data }) => then(data)));
      channel.port2.postMessage('heard');
      const parts = [await request.text(), await heard, new AsyncLocalStorage().run('context', () => 'run')];
      channel.port1.close();
      console.log(parts);
      return [...parts, createHash('sha256').update('').digest('hex').length, inspect({ a: 1 })].join(' ');
    };`);

  expect(seen(await render('plain'))).toBe('body heard run 64 { a: 1 }');
});

test.each(Object.entries(REACHING_BUNDLES))('a bundle does not reach %s', async (_what, code) => {
  const { render, reasons } = await rendering(code);

  expect(seen(await render('hostile'))).toBe('threw');
  // A bundle that cannot be parsed throws as well, and has tried nothing.
  expect(reasons).toEqual([expect.not.stringMatching(/unexpected|SyntaxError/i)]);
});

test.each(Object.entries(ENDING_BUNDLES))(
  'a bundle that %s loses its own pages only',
  async (what, code) => {
    // A bundle that fills memory is to be ended for that.
    const { render, reasons } = await rendering(code, what.startsWith('fills') ? 2_000 : QUICK_HANG_MS);
    await render('good');

    const [hostile, good] = await Promise.all([render('hostile'), render('good')]);

    // On a busy machine the guest may have the page before the end of the process is known.
    expect(seen(hostile)).toMatch(/^(gone|blocked|threw|late)$/);
    expect(seen(good)).toBe('good');
    await expect.poll(async () => seen(await render('hostile'))).toBe('quarantined');
    expect(reasons).toHaveLength(1);
  },
  30_000,
);

test('a process that continues to work after its answer is terminated', async () => {
  const { render, reasons } = await rendering(
    `export const draw = () => { setTimeout(() => setInterval(() => { const until = Date.now() + 90; while (Date.now() < until); }, 100), 10); return 'page'; };`,
  );

  expect(seen(await render('hostile'))).toBe('page');
  await expect
    .poll(() => reasons, { timeout: 60_000 })
    .toEqual(['it worked although nothing was asked of it']);
}, 90_000);
