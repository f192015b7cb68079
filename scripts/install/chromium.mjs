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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s Chromium …');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  return findInstalled();
}
