import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script of the suite with pnpm. Its output is shown immediately if `isShown`, and collected otherwise, because
 * the outputs of parallel scripts would mix.
 */
export async function runScript(args, { cwd, env, isShown }) {
  const startedAt = Date.now();
  const child = spawn('npx', ['--yes', 'pnpm@12.21.0', 'run', ...args], {
    cwd,
    env,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  return { code, output, milliseconds: Date.now() - startedAt };
}
