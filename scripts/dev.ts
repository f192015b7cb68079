import { join } from 'node:path';
import { packageNames } from '../release/src/workspace/packages';
import { releaseSuite } from '../release/src/cli/release-suite';
import { openStorage } from '../release/src/storage/open-storage';
import { readConfig } from '../server/src/platform/config/config';
import { StartUpFailure } from '../server/src/platform/errors/start-up-failure';
import { devServerOf } from './dev/dev-server';
import { busyPorts } from './dev/ports';
import { createProcesses, print } from './dev/processes';
import { waitUntilReachable } from './dev/wait-until-reachable';
import { parseDevOptions } from './dev/dev-options';
import { exitWithMessage, root } from './install/install.mjs';

/** The channel of the deployed shell while one remote is developed. Guests never see it. */
const CHANNEL = 'dev';
const TSX = join(root, 'node_modules/tsx/dist/cli.mjs');

const { only, port, dataDir } = readOptions();
const devServers = (only ?? packageNames).map((name) =>
  devServerOf(name, { isShellDeployed: only !== null }),
);

const busy = await busyPorts([port, ...devServers.map((it) => it.port)]);
if (busy.length > 0) {
  exitWithMessage(`Port ${busy.join(', ')} is already in use, perhaps by another pnpm dev: stop it first.`);
}

let isEnding = false;
const processes = createProcesses((name) => {
  if (isEnding) return;
  print(name, 'exited; everything else was stopped.');
  void end(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

if (only) await releaseOthers(only);
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

await waitUntilReachable([...devServers.map(({ entry }) => entry), `http://localhost:${port}/health/ready`]);
print('ready', `http://localhost:${port} shows your changes as you save them. Press Ctrl-C to stop.`);

function readOptions() {
  try {
    return { ...parseDevOptions(process.argv.slice(2)), ...readConfig(process.env) };
  } catch (error) {
    if (error instanceof StartUpFailure) exitWithMessage(error.message);
    throw error;
  }
}

async function releaseOthers(excluded: readonly string[]): Promise<void> {
  // Only React's development build replaces a component and keeps its state.
  process.env.DEV_REACT = '1';
  await releaseSuite({
    storage: await openStorage({ DATA_DIR: dataDir }),
    channels: [CHANNEL],
    names: packageNames.filter((name) => !excluded.includes(name)),
    print: (line) => print('build', line),
  });
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await processes.stop();
  process.exit(code);
}
