import { afterAll, expect, test } from 'vitest';
import { fakeS3 } from '../testing/fake-s3';
import { testUploads } from '../testing/test-uploads';

const s3 = await fakeS3('uploads');
afterAll(() => s3.close());
const start = async () => {
  const { app } = await testUploads({
    env: {
      UPLOADS_S3_ENDPOINT: s3.endpoint,
      UPLOADS_S3_BUCKET: 'uploads',
      UPLOADS_S3_KEY: 'key',
      UPLOADS_S3_SECRET: 'secret',
    },
  });
  return async () => {
    const reply = await app.inject({ method: 'GET', url: '/health/ready' });
    const { status, files } = reply.json<{ status: string; files: string }>();
    return [reply.statusCode, status, files];
  };
};

test.each([
  ['hangs', 'silent' as const],
  ['is busy', { status: 503, code: 'SlowDown' }],
  ['has lost its bucket', { status: 404, code: 'NoSuchBucket' }],
])('a server whose file store %s says so, and goes on serving everything else', async (_what, mode) => {
  s3.state.mode = mode;
  const ready = await start();

  // On a busy machine the database may answer too late at first.
  await expect.poll(ready, { timeout: 15_000, interval: 500 }).toEqual([200, 'degraded', 'away']);
  s3.state.mode = 'works';

  await expect.poll(ready, { timeout: 15_000, interval: 500 }).toEqual([200, 'ok', 'ok']);
});

test('a store that hangs is asked once for many probes', async () => {
  s3.state.mode = 'silent';
  const ready = await start();
  const before = s3.state.calls;

  const replies = await Promise.all([ready(), ready(), ready()]);
  replies.push(await ready());

  expect(replies.flat()).not.toContain('ok');
  expect(s3.state.calls - before).toBe(1);
});
