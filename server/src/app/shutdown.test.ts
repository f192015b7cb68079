import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { codeArguments } from '../testing/processes/built-programs';

const STARTED = `setInterval(() => {}, 1000);`;
/** Creates a shutdown of which one step fails. */
const SET_UP = `
  const shutdown = createShutdown(createLog('fatal'));
  shutdown.whenEnding(() => console.log('first begun'));
  shutdown.whenEnding(() => { throw new Error('broken'); });
  shutdown.whenEnding(() => console.log('last begun'));`;

test('an unexpected error shuts everything down with exit code 1', async () => {
  const { code, output } = await run(`${SET_UP}${STARTED} Promise.reject(new Error('unexpected'));`);

  expect(code).toBe(1);
  expect(output).toContain('unexpected');
  expect(output).toMatch(/last begun[\s\S]*first begun/);
});

test('a signal stops everything in reverse order, even if a step fails', async () => {
  const { code, output } = await run(`${SET_UP}${STARTED} process.kill(process.pid, 'SIGTERM');`);

  expect(code).toBe(0);
  expect(output).toBe('last begun\nfirst begun\n');
});

test('a second signal exits at once', async () => {
  const { code, output } = await run(`${SET_UP}${STARTED}
    shutdown.whenEnding(() => new Promise(() => setTimeout(() => process.kill(process.pid, 'SIGINT'), 50)));
    process.kill(process.pid, 'SIGINT');`);

  expect(code).toBe(1);
  expect(output).toBe('');
});

test('an unexpected error during the start is logged and exits with code 1', async () => {
  const { code, output } = await run(`${SET_UP}
    await shutdown.end(); throw new Error('unexpected');`);

  expect(code).toBe(1);
  expect(output).toContain('unexpected');
});

test('a start that leaves nothing running exits with code 1', async () => {
  const { code, output } = await run(`${SET_UP} await new Promise(() => {});`);

  expect(code).toBe(1);
  expect(output).toContain('start ended without a running server');
});

async function run(program: string): Promise<{ code: number; output: string }> {
  const args = codeArguments(
    ['shutdown', 'logging'],
    (shutdown, logging) =>
      `import { createShutdown } from ${shutdown}; import { createLog } from ${logging}; ${program}`,
  );
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}
