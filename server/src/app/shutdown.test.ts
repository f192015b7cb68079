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

test('when something breaks that nobody expected, everything is ended and the exit code tells', async () => {
  const { code, said } = await run(`${setUp} Promise.reject(new Error('unexpected'));`);

  expect(code).toBe(1);
  expect(said).toContain('unexpected');
  expect(said).toMatch(/last begun[\s\S]*first begun/);
});

test('a signal ends everything, the last begun first, whatever one of them does', async () => {
  const { code, said } = await run(`${setUp} process.kill(process.pid, 'SIGTERM');`);

  expect(code).toBe(0);
  expect(said).toBe('last begun\nfirst begun\n');
});

test('a second signal ends it at once', async () => {
  const { code, said } = await run(`${setUp}
    shutdown.whenEnding(() => new Promise(() => setTimeout(() => process.kill(process.pid, 'SIGINT'), 50)));
    process.kill(process.pid, 'SIGINT');`);

  expect(code).toBe(1);
  expect(said).toBe('');
});

test('a start that fails in a way that nobody foresaw is told, and its exit code tells too', async () => {
  const { code, said } = await run(`${setUp.replace('setInterval(() => {}, 1000);', '')}
    await shutdown.end(); throw new Error('unexpected');`);

  expect(code).toBe(1);
  expect(said).toContain('unexpected');
});

test('a start that comes to nothing does not look like one that went well', async () => {
  const { code, said } = await run(
    `${setUp.replace('setInterval(() => {}, 1000);', '')} await new Promise(() => {});`,
  );

  expect(code).toBe(1);
  expect(said).toContain('nothing is left to do');
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
