import { join } from 'node:path';
import { packageNames } from '../release/src/workspace/packages';
import { releaseSuite } from '../release/src/cli/release-suite';
import { createDirectoryStorage } from '../release/src/storage/directory';
import { readConfig } from '../server/src/platform/config/config';
import { StartUpFailure } from '../server/src/platform/errors/start-up-failure';
import { devServerOf } from './dev/dev-server';
import { busyPorts } from './dev/ports';
import { createProcesses, say } from './dev/processes';
import { untilAnswers } from './dev/until-answers';
import { readWishes } from './dev/wishes';
import { giveUp, root } from './install/install.mjs';

/** The channel of the deployed shell while one remote is developed. Guests never see it. */
const CHANNEL = 'dev';
const TSX = join(root, 'node_modules/tsx/dist/cli.mjs');

const { only, port, dataDir } = wished();
const devServers = (only ?? packageNames).map((name) =>
  devServerOf(name, { isShellDeployed: only !== null }),
);

const busy = await busyPorts([port, ...devServers.map((it) => it.port)]);
if (busy.length > 0) {
  giveUp(`Something runs at port ${busy.join(', ')} already, another pnpm dev perhaps: end it first.`);
}

let isEnding = false;
const processes = createProcesses((name) => {
  if (isEnding) return;
  say(name, 'has ended, and the rest with it.');
  void end(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

if (only) await releaseTheRest(only);
for (const { running } of devServers) processes.start(running);
processes.start({
  name: 'server',
  dir: root,
  args: [TSX, 'watch', '--clear-screen=false', 'server/src/main.ts'],
  env: {
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    DEV_SERVERS: devServers.map(({ name, origin }) => `${name}=${origin}`).join(','),
    ...(only && { CHANNEL }),
  },
});

await untilAnswers([...devServers.map(({ entry }) => entry), `http://localhost:${port}/health/ready`]);
say('ready', `http://localhost:${port} shows what you save. Ctrl-C ends it.`);

function wished() {
  try {
    return { ...readWishes(process.argv.slice(2)), ...readConfig(process.env) };
  } catch (error) {
    if (error instanceof StartUpFailure) giveUp(error.message);
    throw error;
  }
}

async function releaseTheRest(without: readonly string[]): Promise<void> {
  await releaseSuite({
    storage: createDirectoryStorage(join(dataDir, 'releases')),
    channels: [CHANNEL],
    names: packageNames.filter((name) => !without.includes(name)),
    say: (line) => say('build', line),
  });
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await processes.stop();
  process.exit(code);
}
