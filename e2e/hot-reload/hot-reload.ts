import { remoteNames } from '@guest/shared/routes/remotes';
import { expect, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../../scripts/testing/copy-workspace';
import { freePort } from '../../scripts/testing/free-port';
import { openChromium } from '../suite/chromium';
import { plantedCounter, plantedStyles } from './planted-counter';

// Run by hand with `pnpm dev:check`: edits files in a copy of the suite while `pnpm dev` runs there, and
// checks the page.

/** Building the deployed shell takes most of this time. */
const START_TIMEOUT_MS = 180_000;

const planted = {
  remote: { file: 'mfe-discover/src/guidelines/guidelines-page.tsx', component: 'GuidelinesPage' },
  shell: { file: 'shell/src/system/cookies/cookies-page.tsx', component: 'CookiesPage' },
};
const REMOTE_STYLES = 'mfe-discover/src/guidelines/planted.module.css';
const port = await freePort();
const REMOTE_PAGE = `http://localhost:${port}/casa-miramar/discover/guidelines`;
const SHELL_PAGE = `http://localhost:${port}/cookies`;

const copy = copyWorkspace([
  'desk',
  'scripts',
  'release',
  'server',
  'shared',
  'shell',
  ...remoteNames.map((name) => `mfe-${name}`),
]);
const browser = await openChromium();
try {
  write(REMOTE_STYLES, plantedStyles('1px'));
  plant('remote', 'Before');
  await withDevServer(['--only', 'discover'], checkDeployedShell);

  write('shell/src/system/cookies/planted.module.css', plantedStyles('1px'));
  plant('shell', 'Before');
  plant('remote', 'Before');
  await withDevServer([], checkHotReload);
  console.log('All checks passed.');
} finally {
  await browser.close();
  copy.remove();
}

/** Checks one remote in a released shell: an edit appears and keeps the state. */
async function checkDeployedShell(page: Page): Promise<void> {
  await page.goto(REMOTE_PAGE);
  await page.getByRole('button', { name: 'Before 0' }).click();
  await page.getByRole('button', { name: 'Before 1' }).click();

  plant('remote', 'After');
  await expect(page.getByRole('button', { name: 'After 2' })).toBeVisible();
  console.log('pnpm dev --only discover: an edit appears in the released shell and keeps its state');
}

async function checkHotReload(page: Page): Promise<void> {
  for (const [target, address] of [
    ['remote', REMOTE_PAGE],
    ['shell', SHELL_PAGE],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Before 0' }).click();
    await page.getByRole('button', { name: 'Before 1' }).click();

    plant(target, 'After');
    await expect(page.getByRole('button', { name: 'After 2' })).toBeVisible();
    console.log(`pnpm dev: an edit of the ${target} appears and keeps its state`);
  }

  await page.goto(REMOTE_PAGE);
  await page.getByRole('button', { name: 'After 0' }).click();
  write(REMOTE_STYLES, plantedStyles('7px'));
  await expect(page.getByRole('button', { name: 'After 1' })).toHaveCSS('border-top-width', '7px');
  console.log('pnpm dev: an edit of a style appears and keeps the state');
}

async function withDevServer(args: string[], check: (page: Page) => Promise<void>): Promise<void> {
  const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', ...args], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await waitUntilReady(dev);
    await check(page);
    expect(errors).toEqual([]);
  } finally {
    await page.close();
    dev.kill('SIGINT');
    await ended;
  }
}

function waitUntilReady(dev: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = new Error(`pnpm dev was not ready after ${START_TIMEOUT_MS} ms`);
    setTimeout(() => reject(timeout), START_TIMEOUT_MS).unref();
    dev.on('exit', () => reject(new Error('pnpm dev exited unexpectedly')));
    dev.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (/^ready/m.test(String(chunk))) resolve();
    });
  });
}

function plant(target: keyof typeof planted, word: string): void {
  const { file, component } = planted[target];
  write(file, plantedCounter(component, word));
}

function write(file: string, content: string): void {
  writeFileSync(join(copy.root, file), content);
}
