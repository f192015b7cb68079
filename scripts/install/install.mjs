import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const PNPM = 'pnpm@12.21.0';
const LOCKFILE = `${root}pnpm-lock.yaml`;
const INSTALLED = `${root}node_modules/.installed-lockfile`;
/** The exit code `EX_CONFIG` of sysexits.h: the environment of the suite has to be fixed first. */
const EXIT_CONFIGURATION = 78;

/** Ends the process with a message for the user. */
export function exitWithMessage(message) {
  console.error(message);
  process.exit(EXIT_CONFIGURATION);
}

/**
 * Installs the packages of the lockfile unless they are installed. This file is plain JavaScript because
 * nothing is installed when it runs.
 */
export function installMissingPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    exitWithMessage(`The suite requires Node 20.19 or later; this is Node ${process.versions.node}.`);
  }
  const lockfileHash = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfileHash) return;

  console.log('Installing packages …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const run = spawnSync(npx, ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`);
    exitWithMessage('The packages could not be installed; see the output above.');
  }
  writeFileSync(INSTALLED, lockfileHash);
}
