import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { exitWithMessage, root } from './install.mjs';

const CANDIDATE_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of a Chromium: that of CHROMIUM_PATH, an existing one, or one that is installed now. */
export function findChromium() {
  return findInstalled() ?? installFromPlaywright() ?? installFromDebian() ?? exitWithMessage(INSTALL_HINT);
}

const INSTALL_HINT =
  'The end-to-end tests require Chromium: install it, or set CHROMIUM_PATH to its path, and run npm test again.';

function findInstalled() {
  return [process.env.CHROMIUM_PATH, ...CANDIDATE_PATHS].find((path) => path && existsSync(path));
}

function playwright() {
  const require = createRequire(`${root}e2e/package.json`);
  return require('@playwright/test').chromium.executablePath();
}

function installFromPlaywright() {
  if (existsSync(playwright())) return playwright();
  console.log('Installing Chromium …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: `${root}e2e`, stdio: 'ignore' });
  return existsSync(playwright()) ? playwright() : undefined;
}

function installFromDebian() {
  console.log('Installing Debian’s Chromium …');
  installPackage('chromium');
  return findInstalled();
}

/**
 * Returns the path of Chromium's headless shell, which needs half of the processor time: that of
 * HEADLESS_SHELL_PATH, or Debian's, which is installed if possible. Without one, tests use Chromium.
 */
export function findHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  // Debian's packages of the shell and of the browser share a version.
  if (!existsSync(HEADLESS_SHELL) && existsSync(CANDIDATE_PATHS[0]))
    installPackage('chromium-headless-shell');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/** Installs a Debian package where that is possible. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { stdio: 'ignore' });
}
