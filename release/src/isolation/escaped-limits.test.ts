import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startIsolated } from './start-isolated';

const isWhole = process.env.HOSTILE === 'whole';

/**
 * Code that runs in place of the composer, and the reason for which its process has to be ended. `npm test` leaves the case that
 * takes long to `pnpm test:hostile`.
 */
const EXCESSES: readonly (readonly [what: string, code: string, reason: RegExp])[] = [
  [
    'fills memory',
    `const kept = []; for (let i = 0; i < 8; i++) kept.push(Buffer.alloc(64 * 2 ** 20, 1)); setInterval(() => kept, 1000);`,
    /^it used \d+ MB of memory$/,
  ],
  [
    'answers with more than 8 MB',
    `const length = Buffer.alloc(4); length.writeUInt32BE(2 ** 23 + 1); fs.writeSync(3, length); setInterval(() => {}, 1000);`,
    /^it sent an invalid answer$/,
  ],
  ['answers with what is no message', `fs.writeSync(3, '\\0\\0\\0\\x01x');`, /^it sent an invalid answer$/],
  ...(isWhole
    ? [
        [
          'works although nothing was asked of it',
          'setInterval(() => { for (const until = Date.now() + 90; Date.now() < until;); }, 100);',
          /^it worked although nothing was asked of it$/,
        ] as const,
      ]
    : []),
];

test.each(EXCESSES)(
  'code that has passed all locks of its process and %s is noticed',
  async (_what, code, reason) => {
    const folder = await mkdtemp(join(tmpdir(), 'escaped-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'program.mjs');
    await writeFile(file, `import fs from 'node:fs';\n${code}`);
    let noticed = (_reason: string) => {};
    const excess = new Promise<string>((resolve) => (noticed = resolve));
    let ended = () => {};
    const end = new Promise<void>((resolve) => (ended = resolve));

    const isolated = await startIsolated(
      { program: pathToFileURL(file), start: {} },
      { onMessage() {}, isIdle: () => true, onExcess: noticed, onRetired() {}, onEnd: ended },
    );
    onTestFinished(async () => {
      isolated.kill();
      await end;
    });

    expect(await excess).toMatch(reason);
  },
);
