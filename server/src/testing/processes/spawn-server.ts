import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesIn } from '../../site/releases/testing/releases-in';
import { programArguments } from './built-programs';

export interface ServerProcess {
  /** Resolves with the exit code, or with the signal that ended the process. */
  ended: Promise<number | string | null>;
  /** Returns everything written to stdout and stderr. */
  output(): string;
  /** Waits until the server accepts requests and returns its URL. */
  address(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts the server in a process of its own as `npm start` does, from the bundle of the test run if there is
 * one.
 */
export function spawnServer(
  env: Record<string, string>,
  as: { uid?: number; gid?: number } = {},
): ServerProcess {
  const child = spawn(process.execPath, programArguments('server'), {
    ...as,
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return {
    ended,
    output: () => output,
    kill: (signal) => void child.kill(signal),
    address: () =>
      new Promise((resolve, reject) => {
        const findAddress = () => {
          const found = /is at (http:\S+?)["\s]/.exec(output)?.[1];
          if (found) resolve(found);
          return found;
        };
        if (!findAddress()) child.stdout.on('data', findAddress);
        void ended.then((code) => reject(new Error(`server exited with ${code}: ${output}`)));
      }),
  };
}

/** Writes a release into a data directory, so that a server can start on it. */
export async function releaseInto(dataDir: string): Promise<void> {
  const root = join(dataDir, 'releases');
  await mkdir(root, { recursive: true });
  const releases = releasesIn(root);
  await releases.publish({ name: 'shell', version: '1.0.0' });
  await releases.promote('production', 'set-1', { shell: '1.0.0', remotes: {} });
}
