import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitWithMessage } from './install.mjs';

const CANDIDATE_PATHS = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/**
 * Returns the path of a redis-server: that of REDIS_SERVER, an existing one, or one that is installed now.
 */
export function findRedis() {
  return findInstalled() ?? installFromDebian() ?? exitWithMessage(INSTALL_HINT);
}

const INSTALL_HINT =
  'The tests with several processes require redis-server: install it, or set REDIS_SERVER to its path, and run npm test again.';

function findInstalled() {
  return [process.env.REDIS_SERVER, ...CANDIDATE_PATHS].find((path) => path && existsSync(path));
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s redis-server …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    env,
  });
  return findInstalled();
}
