import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).pathname);
const setUpProgram = `import { createShutdown } from ${module('shutdown.ts')};
  import { createLog } from ${module('../platform/log/logging.ts')};
  const shutdown = createShutdown(createLog('fatal'));
  shutdown.whenEnding(() => console.log('first begun'));
  shutdown.whenEnding(() => { throw new Error('broken'); });
  shutdown.whenEnding(() => console.log('last begun'));
  setInterval(() => {}, 1000);`;

test('an unexpected error shuts everything down with exit code 1', async () => {
  const { code, output } = await run(`${setUpProgram} Promise.reject(new Error('unexpected'));`);

  expect(code).toBe(1);
  expect(output).toContain('unexpected');
  expect(output).toMatch(/last begun[\s\S]*first begun/);
});

test('a signal stops everything in reverse order, even if a step fails', async () => {
  const { code, output } = await run(`${setUpProgram} process.kill(process.pid, 'SIGTERM');`);

  expect(code).toBe(0);
  expect(output).toBe('last begun\nfirst begun\n');
});

test('a second signal exits at once', async () => {
  const { code, output } = await run(`${setUpProgram}
    shutdown.whenEnding(() => new Promise(() => setTimeout(() => process.kill(process.pid, 'SIGINT'), 50)));
    process.kill(process.pid, 'SIGINT');`);

  expect(code).toBe(1);
  expect(output).toBe('');
});

test('an unexpected error during the start is logged and exits with code 1', async () => {
  const { code, output } = await run(`${setUpProgram.replace('setInterval(() => {}, 1000);', '')}
    await shutdown.end(); throw new Error('unexpected');`);

  expect(code).toBe(1);
  expect(output).toContain('unexpected');
});

test('a start that leaves nothing running exits with code 1', async () => {
  const { code, output } = await run(
    `${setUpProgram.replace('setInterval(() => {}, 1000);', '')} await new Promise(() => {});`,
  );

  expect(code).toBe(1);
  expect(output).toContain('start ended without a running server');
});

async function run(program: string): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}
