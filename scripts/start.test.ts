import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseSuite } from '../release/src/cli/release-suite';
import { suiteRoot } from '../release/src/workspace/packages';
import { openReleases } from '../server/src/site/releases/open-releases';

/** These folders belong to the checkout itself and not to a copy of its files. */
const LEFT_OUT = ['.git', '.data', '.cache'];
/** Removing the copy takes long on a busy machine. */
const CLEAN_UP_MS = 120_000;

test.runIf(process.platform === 'linux')(
  'a copy of the checkout in another folder builds the same releases, and so starts on the data of the first one',
  { timeout: 600_000 },
  async () => {
    const dataDir = temporaryFolder(tmpdir(), 'kept-data-');
    const { set } = await releaseSuite({
      storage: await openReleases({}, dataDir),
      channels: ['production', 'staging'],
      print: () => {},
    });
    const copy = copyCheckout();
    // The other packages would take as long again. The shell has the most kinds of files.
    for (const name of ['shell', 'mfe-account']) rmSync(join(copy, name, 'dist'), { recursive: true });

    const suite = startIn(copy, dataDir);
    const address = await suite.address;

    expect(suite.output()).toMatch(/Building shell[^]*Building account/);
    const served = await (await fetch(`${address}/builds/latest.json`)).json();
    expect(served).toMatchObject({ buildId: set.id, shell: set.shell, remotes: set.remotes });
  },
);

/** A copy with hard links, because the installed packages have 70,000 files. */
function copyCheckout(): string {
  mkdirSync(join(suiteRoot, '.cache'), { recursive: true });
  const copy = temporaryFolder(join(suiteRoot, '.cache'), 'copied-checkout-');
  const names = readdirSync(suiteRoot).filter((name) => !LEFT_OUT.includes(name));
  execFileSync('cp', ['-al', ...names, copy], { cwd: suiteRoot });
  return copy;
}

function temporaryFolder(parent: string, prefix: string): string {
  const folder = mkdtempSync(join(parent, prefix));
  onTestFinished(() => rm(folder, { recursive: true, force: true }), CLEAN_UP_MS);
  return folder;
}

/** Runs `npm start` in a checkout until the test ends; `address` rejects if the suite ends before guests can open it. */
function startIn(checkout: string, dataDir: string) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_ENV: 'test',
      DEMO: 'off',
      DATA_DIR: dataDir,
    },
  });
  let output = '';
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  }, CLEAN_UP_MS);
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      output += String(part);
      const found = /is at (http:\S+)\s/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`the suite ended with ${code}: ${output}`)));
  });
  return { address, output: () => output };
}
