import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BuiltFile } from '../../../../../release/src/build/integrity';

/**
 * A minimal version of the shell's worker: a bundle's `draw` returns the HTML, and a frame shows what was
 * requested.
 */
export const FIXTURE_WORKER = `
import { parentPort } from 'node:worker_threads';
const frame = ({ url, lang, status, data }) =>
  'frame of ' + url + ' ' + lang + ' ' + status + ' ' + JSON.stringify(data).replace(/</g, '&lt;');
parentPort.on('message', async ({ id, ask }) => {
  try {
    const draw = ask.remote ? (await import(ask.remote.bundle)).draw : frame;
    parentPort.postMessage({ id, answer: { html: await draw(ask), title: 'Title of ' + ask.url } });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
parentPort.postMessage({ ready: true });
`;

/** The bundles of the fixture by their behaviour. */
export const BEHAVIOURS = {
  good: `export const draw = (ask) => 'page of ' + ask.url;`,
  /** Renders everything in the request. */
  telling: `export const draw = ({ url, lang, now, data }) => '<p>' + [url, lang, now].join(' ') + '</p>' +
    '<img src="/p/1.webp" srcSet="/p/1.webp 1x, /p/2.webp 2x" alt="" fetchPriority="high">' +
    JSON.stringify(data).replace(/</g, '&lt;');`,
  /** Plants a boot block of its own and tries to hide that of the server. */
  plants: `export const draw = () => '</div><script type="application/json" id="boot">' +
    '{"buildId":"planted","key":"planted","view":"page"}</script><div>';`,
  throwsAtImport: `throw new Error('at import');`,
  throwsInRender: `export const draw = () => { throw new Error('in render'); };`,
  hangs: `export const draw = () => new Promise(() => {});`,
  blocksAtImport: `for (;;); export const draw = () => '';`,
  blocks: `export const draw = () => { for (;;); };`,
  crashes: `export const draw = () => { setImmediate(() => { throw new Error('later'); }); return new Promise(() => {}); };`,
  fillsMemory: `export const draw = () => { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); };`,
  /** Works for 50 ms for each render. */
  works: `export const draw = ({ url }) => { const until = Date.now() + 50; while (Date.now() < until); return 'page of ' + url; };`,
  /** Takes 900 ms for each render except the first and those of `/quick`, so that a busy machine notices that it is late. */
  slow: `let first = true;
    export const draw = ({ url }) => {
      const ms = first || url === '/quick' ? 0 : 900;
      first = false;
      return new Promise((then) => setTimeout(then, ms, 'slow'));
    };`,
  /** Takes half a second for its first render. */
  startsSlowly: `let first = true;
    export const draw = () => { const ms = first ? 500 : 0; first = false; return new Promise((then) => setTimeout(then, ms, 'awake')); };`,
  /** Blocks for one page. */
  recovers: `export const draw = ({ url }) => { if (url === '/broken') for (;;); return 'well again'; };`,
} as const;

export type Behaviour = keyof typeof BEHAVIOURS;

export async function fixtureWorker() {
  const dir = await mkdtemp(join(tmpdir(), 'views-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await writeFile(join(dir, 'worker.mjs'), FIXTURE_WORKER);
  for (const [name, code] of Object.entries(BEHAVIOURS)) await writeFile(join(dir, `${name}.mjs`), code);

  return {
    dir,
    file: builtFile(join(dir, 'worker.mjs')),
    bundleOf: (behaviour: Behaviour) => builtFile(join(dir, `${behaviour}.mjs`)),
  };
}

/** Returns a file with the hash of its present content. */
export const builtFile = (path: string): BuiltFile => ({
  path,
  integrity: `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`,
});
