import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runRelease } from '../../suite/release-command';
import { linkPackages, ownDependencies } from '../../external-remote/link-packages';
import { suiteStore } from '../../releases/suite-store';
import { expect, test } from '../../test';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LACKING_VERSION = '9.7.0-lacking';
const ROUTE = 'property-discover-guidelines';

interface RejectedCommand {
  code: number;
  verdicts: { rule: string; part: string; outcome: string; reason: string }[];
}

test('M-05 a build that lacks a page of production is rejected by check and promotion, and production stays the same', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const before = await (await request.get('/builds/latest.json')).json();
  await runRelease(
    suiteStore(),
    'build',
    'discover',
    '--in',
    await copyWithoutPage(),
    '--as',
    LACKING_VERSION,
  );
  await runRelease(suiteStore(), 'publish', 'discover', '--from', join(FOLDER, 'dist'), '--if-new');

  const checked = await runRejected('check', `discover@${LACKING_VERSION}`, '--against', 'production');
  const promoted = await runRejected('promote', `discover@${LACKING_VERSION}`, '--to', 'production');

  const reason = `shell@${before.shell} links to ${ROUTE}, for which discover@${LACKING_VERSION} has no page`;
  for (const { code, verdicts } of [checked, promoted]) {
    expect(code).toBe(1);
    expect(verdicts.filter(({ outcome }) => outcome === 'refused')).toEqual([
      { rule: 'routes', part: `discover@${LACKING_VERSION}`, outcome: 'refused', reason },
    ]);
  }
  expect((await (await request.get('/builds/latest.json')).json()).buildId).toBe(before.buildId);
});

const FOLDER = join(root, '.cache/e2e-lacking');

/** Copies the sources of the feed without one of its pages. */
async function copyWithoutPage(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const part of ['src', 'package.json', 'rspack.config.ts'])
    await cp(join(root, 'mfe-discover', part), join(FOLDER, part), { recursive: true });
  const modules = join(FOLDER, 'node_modules');
  await linkPackages('mfe-discover', [...(await ownDependencies('mfe-discover')), '@guest/shared'], modules);
  await linkPackages('shell', ['@rspack/cli', '@rspack/core'], modules);
  const file = join(FOLDER, 'src/remote.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(ROUTE, 'property-discover-elsewhere'));
  return FOLDER;
}

/** Runs a command that the check rejects, and returns its JSON output. */
async function runRejected(...command: string[]): Promise<RejectedCommand> {
  const args = ['--import', 'tsx', 'release/src/cli/cli.ts', ...command, '--json', '--store', suiteStore()];
  const ran = promisify(execFile)(process.execPath, args, { cwd: root });
  return ran.then(
    () => {
      throw new Error(`${command.join(' ')} was not refused`);
    },
    ({ code, stdout }: { code: number; stdout: string }) => {
      // The cast is safe because this is the documented JSON output of the command.
      const { details } = JSON.parse(stdout) as { details: Pick<RejectedCommand, 'verdicts'> };
      return { code, ...details };
    },
  );
}
