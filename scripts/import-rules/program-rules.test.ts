import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TSCONFIG = {
  compilerOptions: { strict: true, target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler' },
  include: ['*.ts'],
};

/**
 * Files that break the rules which need several files or the types: each file breaks one rule, and two of them form a
 * circle.
 */
const violations = {
  'imports-circle.ts': `import { circle } from './closes-circle';\nexport const it: object = circle;`,
  'closes-circle.ts': `import type { it } from './imports-circle';\nexport const circle = (of: typeof it) => of;`,
  'floating.ts': `async function save() {}\nexport function start() { save(); }`,
  'misused.ts': `async function save() {}\nexport const all = () => [1].forEach(async () => save());`,
  'switch.ts': `export function label(it: 'a' | 'b') { switch (it) { case 'a': return 1; } return 2; }`,
  'type.ts': `export const count: number = 'one';`,
  'valid.ts': `async function save() {}\nexport const start = async () => { await save(); };`,
};

test('M-06 the linter of the whole program finds circles, lost promises, missing cases and wrong types', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'program-rules-'));
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [name, code] of Object.entries(violations)) await writeFile(join(folder, name), code);

    expect(await findingsIn(folder)).toEqual([
      'closes-circle.ts import(no-cycle)',
      'floating.ts typescript(no-floating-promises)',
      'imports-circle.ts import(no-cycle)',
      'misused.ts typescript(no-misused-promises)',
      'switch.ts typescript(switch-exhaustiveness-check)',
      'type.ts typescript(TS2322)',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

/**
 * Runs the linter with the suite's own configuration. It exits with an error because it finds something. The rules of
 * packages also report the files, which are in no package.
 */
async function findingsIn(folder: string): Promise<string[]> {
  const args = ['--type-aware', '--type-check', '--config', 'oxlint.config.js', '--format', 'json', folder];
  const run = promisify(execFile)('node_modules/.bin/oxlint', args, { cwd: root });
  const output = await run.catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(output.stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .filter(({ code }) => /^(import|typescript)\(/.test(code))
    .map(({ code, filename }) => `${basename(filename)} ${code}`)
    .sort();
}
