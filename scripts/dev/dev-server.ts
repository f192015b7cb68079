import { bundler, packageDir } from '../../release/src/workspace/packages';
import { SHELL_DEV_PORT } from '../../shared/build/dev-server';
import { remotes, type RemoteName } from '../../shared/src/routes/remotes';
import type { ProcessOptions } from './processes';

/**
 * Describes the dev server of a package. With a deployed shell the package is built for that shell's React.
 */
export function devServerOf(name: string, options: { isShellDeployed: boolean }) {
  const isShell = name === 'shell';
  // The cast is safe because every package other than the shell is a remote.
  const port = isShell ? SHELL_DEV_PORT : remotes[name as RemoteName].port;
  const origin = `http://localhost:${port}`;
  const running: ProcessOptions = {
    name,
    dir: packageDir(name),
    args: [bundler, 'serve', '--config', 'rspack.config.ts'],
    env: { NODE_ENV: 'development', ...(options.isShellDeployed && { SHELL_IS_DEPLOYED: '1' }) },
  };
  return { name, port, origin, entry: `${origin}/${isShell ? 'main.js' : 'remoteEntry.js'}`, running };
}
