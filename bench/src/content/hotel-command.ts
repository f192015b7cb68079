import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { suiteRoot } from '../../../release/src/workspace/packages';

const SAMPLE_EVERY_MS = 50;
const BYTES_PER_MB = 1_048_576;

export interface CommandRun {
  code: number;
  ms: number;
  /** The most memory that the command and the processes that it has started held at one time. */
  peakMb: number;
  /** The standard output of the command. */
  out: string;
}

/** Runs a program of the server's folder on the suite of the bench, and measures it as somebody who waits for it. */
export async function runProgram(file: string, args: string[], dataDir: string): Promise<CommandRun> {
  const since = performance.now();
  const run = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: suiteRoot,
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(run.stdout), text(run.stderr)]);
  let isOver = false;
  const ended = new Promise<number>((done) => void run.once('exit', (code) => done(code ?? 1)));
  void ended.then(() => (isOver = true));
  let peakMb = 0;
  const sampled = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, await memoryMbOf(run.pid ?? 0));
      await pause(SAMPLE_EVERY_MS);
    }
  })();
  const code = await ended;
  const ms = performance.now() - since;
  await sampled;
  return { code, ms, peakMb, out: (await printed).join('').trim() };
}

/** Runs a hotel command. Throws if it fails, because what follows depends on it. */
export async function runHotel(dataDir: string, ...args: string[]): Promise<CommandRun> {
  const run = await runProgram('server/src/cli/hotel/hotel.ts', args, dataDir);
  if (run.code !== 0) throw new Error(`pnpm hotel ${args.join(' ')} ended with ${run.code}: ${run.out}`);
  return run;
}

/** Returns the memory of a process and its children; 0 on systems without `/proc` and after the process has ended. */
export async function memoryMbOf(pid: number): Promise<number> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [status, children] = await Promise.all([read('status'), read(`task/${pid}/children`)]);
  const own = (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024) / BYTES_PER_MB;
  const theirs = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryMbOf));
  return theirs.reduce((sum, one) => sum + one, own);
}
