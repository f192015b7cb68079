import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createShapedPath } from './shaped-path';

const wireOf = (bytesPerMs: number) => ({ bytesPerMs, freeAt: 0 });

test('a stream arrives complete and in order, however it is chunked', async () => {
  const sent = randomBytes(200_000);

  const { arrived } = await arrivalOf(sent, { bytesPerMs: 5_000, rttMs: 4 });

  expect(arrived.equals(sent)).toBe(true);
});

test('a stream takes half a round trip, its time on the wire and the round trips of a slow start', async () => {
  const bytes = 40_000;

  const { ms } = await arrivalOf(randomBytes(bytes), { bytesPerMs: 400, rttMs: 40 });

  // The windows are 14,600 and 29,200 bytes: one more round trip, half of another, and the last window on the
  // wire.
  expect(ms).toBeGreaterThan(40 + 20 + (bytes - 14_600) / 400 - 5);
  expect(ms).toBeLessThan(400);
});

test('two connections share one wire', async () => {
  const wire = wireOf(200);
  const since = performance.now();

  await Promise.all([1, 2].map(() => arrivalOf(randomBytes(10_000), { wire, rttMs: 0 })));

  expect(performance.now() - since).toBeGreaterThan(20_000 / 200 - 2);
});

async function arrivalOf(
  content: Buffer,
  {
    rttMs,
    bytesPerMs = 1,
    wire = wireOf(bytesPerMs),
  }: { rttMs: number; bytesPerMs?: number; wire?: ReturnType<typeof wireOf> },
) {
  const pieces: Buffer[] = [];
  const since = performance.now();
  await new Promise<void>((resolve) => {
    const path = createShapedPath({
      wire,
      rttMs,
      opensAt: 0,
      deliver: (segment) => pieces.push(segment),
      end: resolve,
    });
    for (let at = 0; at < content.length; at += 999) path.send(content.subarray(at, at + 999));
    path.finish();
  });
  return { arrived: Buffer.concat(pieces), ms: performance.now() - since };
}
