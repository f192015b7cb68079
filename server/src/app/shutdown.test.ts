import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).pathname);
const setUp = `import { createShutdown } from ${module('shutdown.ts')};
  import { createLog } from ${module('../platform/log/logging.ts')};
  const shutdown = createShutdown(createLog('fatal'));
  shutdown.whenEnding(() => console.log('first begun'));
  shutdown.whenEnding(() => { throw new Error('broken'); });
  shutdown.whenEnding(() => console.log('last begun'));
  setInterval(() => {}, 1000);`;

test('an unexpected error shuts everything down with exit code 1', async () => {
  const { code, said } = await run(`${setUp} Promise.reject(new Error('unexpected'));`);

  expect(code).toBe(1);
  expect(said).toContain('unexpected');
  expect(said).toMatch(/last begun[\s\S]*first begun/);
});

test('a signal stops everything in reverse order, even if a step fails', async () => {
  const { code, said } = await run(`${setUp} process.kill(process.pid, 'SIGTERM');`);

  expect(code).toBe(0);
  expect(said).toBe('last begun\nfirst begun\n');
});

test('a second signal exits at once', async () => {
  const { code, said } = await run(`${setUp}
    shutdown.whenEnding(() => new Promise(() => setTimeout(() => process.kill(process.pid, 'SIGINT'), 50)));
    process.kill(process.pid, 'SIGINT');`);

  expect(code).toBe(1);
  expect(said).toBe('');
});

test('an unexpected error during the start is logged and exits with code 1', async () => {
  const { code, said } = await run(`${setUp.replace('setInterval(() => {}, 1000);', '')}
    await shutdown.end(); throw new Error('unexpected');`);

  expect(code).toBe(1);
  expect(said).toContain('unexpected');
});

test('a start that leaves nothing running exits with code 1', async () => {
  const { code, said } = await run(
    `${setUp.replace('setInterval(() => {}, 1000);', '')} await new Promise(() => {});`,
  );

  expect(code).toBe(1);
  expect(said).toContain('start ended without a running server');
});

async function run(program: string): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const [code] = await once(child, 'close');
  return { code: Number(code), said };
}
