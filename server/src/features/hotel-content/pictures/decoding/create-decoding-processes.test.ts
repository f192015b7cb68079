import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDecodingProcesses } from './create-decoding-processes';

const photoOf = (width: number, height: number, options = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg(options)
    .toBuffer();
const small = await photoOf(900, 600);
/** A photo whose decoding takes long enough to be observed. */
const large = await photoOf(4_000, 3_000, { progressive: true });
/** A file of some hundred kilobytes. Its decoder keeps all coefficients of a progressive photo in memory. */
const hungry = await photoOf(8_000, 7_000, { progressive: true });

test('a photo that takes too much memory ends its own process, and the next one is decoded', async () => {
  const processes = createDecodingProcesses({ maxMemoryMb: 200 });

  await expect(processes.inspect(hungry, 'jpg')).rejects.toMatchObject({
    code: 'picture-broken',
    message: expect.stringContaining('too much memory'),
  });
  expect(hungry.length).toBeLessThan(1_500_000);
  expect(await processes.inspect(small, 'jpg')).toMatchObject({ width: 900, height: 600 });
  const others = createDecodingProcesses();
  expect(await others.inspect(hungry, 'jpg')).toMatchObject({ width: 8_000, height: 7_000 });
});

test('a decoder that crashes refuses its photo only, and guests come before it', async () => {
  const processes = createDecodingProcesses();
  await processes.inspect(small, 'jpg');

  const crashed = processes.encode(hungry, 'card').catch((error: unknown) => error);
  await expect.poll(() => processes.pids().length, { interval: 5 }).toBe(1);
  const [kept = 0] = processes.pids();
  // Pictures are decoded in threads, and on Linux each has a priority of its own.
  const priorities = readdirSync(`/proc/${kept}/task`).map((thread) => getPriority(Number(thread)));
  expect(Math.min(...priorities)).toBeGreaterThan(getPriority(process.pid));
  process.kill(kept, 'SIGSEGV');
  await expect.poll(() => processes.pids().some((pid) => pid !== kept), { interval: 5 }).toBe(true);
  const [pid = 0] = processes.pids();
  process.kill(pid, 'SIGSEGV');

  expect(await crashed).toMatchObject({
    code: 'picture-broken',
    message: expect.stringContaining('breaks the decoder'),
  });
  const files = await processes.encode(small, 'card');
  expect(files.map(({ name }) => name)).toEqual([
    '320.avif',
    '320.webp',
    '640.avif',
    '640.webp',
    '900.avif',
    '900.webp',
    '640.jpg',
    '900.jpg',
  ]);
});

test('a photo that takes too long is given up', async () => {
  const processes = createDecodingProcesses({ withinMs: 100 });

  await expect(processes.encode(hungry, 'card')).rejects.toMatchObject({
    code: 'picture-broken',
    message: expect.stringContaining('too much memory or time'),
  });
  expect(await processes.inspect(small, 'jpg')).toMatchObject({ width: 900 });
});

test('two photos are decoded at the same time, and no more', async () => {
  const processes = createDecodingProcesses();

  const results = Promise.all(Array.from({ length: 5 }, () => processes.inspect(large, 'jpg')));

  await expect.poll(() => processes.pids().length, { interval: 5 }).toBe(2);
  expect((await results).length).toBe(5);
  expect(processes.pids()).toEqual([]);
});
