import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The milliseconds that processes have to end by themselves. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const NAME_WIDTH = 11;
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

export interface ProcessOptions {
  readonly name: string;
  readonly dir: string;
  /** The script for Node with its arguments. */
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * Runs several processes in one terminal: each line is prefixed with the name of its process, and all end
 * together.
 */
export function createProcesses(onEnd: (name: string) => void) {
  const running = new Set<ChildProcess>();

  function start({ name, dir, args, env }: ProcessOptions): void {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd: dir,
      env: { ...process.env, ...env },
      // The processes are detached because Ctrl-C is sent to a whole process group; this way they get the
      // signal once, from here.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface(output).on('line', (line) => line && print(name, line));
    }
    child.on('exit', () => {
      running.delete(child);
      onEnd(name);
    });
  }

  async function stop(): Promise<void> {
    const ending = [...running].map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGTERM');
    const killTimer = setTimeout(
      () => running.forEach((child) => child.kill('SIGKILL')),
      SHUTDOWN_TIMEOUT_MS,
    );
    await Promise.all(ending);
    clearTimeout(killTimer);
  }

  return { start, stop };
}

export function print(name: string, line: string): void {
  console.log(`${name.padEnd(NAME_WIDTH)}│ ${line}`);
}
