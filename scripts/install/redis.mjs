import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './install.mjs';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/**
 * Returns the path of a redis-server: that of REDIS_SERVER, an existing one, or one that is installed now.
 */
export function findRedis() {
  return present() ?? fromDebian() ?? giveUp(MISSING);
}

const MISSING =
  'The tests of several processes need a redis-server: install one, or name one in REDIS_SERVER, and run npm test again.';

function present() {
  return [process.env.REDIS_SERVER, ...PLACES].find((path) => path && existsSync(path));
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s redis-server …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    env,
  });
  return present();
}
