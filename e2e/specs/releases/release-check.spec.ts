import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRelease } from '../../suite/release-command';
import { linkPackages, ownDependencies } from '../../external-remote/link-packages';
import { runRejected } from '../../releases/run-rejected';
import { suiteStore } from '../../releases/suite-store';
import { expect, test } from '../../test';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LACKING_VERSION = '9.7.0-lacking';
const ROUTE = 'property-discover-guidelines';

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
