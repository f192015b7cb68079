import { expect, test, type TestContext } from 'vitest';
import { fakeS3 } from '../testing/fake-s3';
import { testUploads } from '../testing/test-uploads';

async function start(
  mode: Awaited<ReturnType<typeof fakeS3>>['state']['mode'],
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
) {
  const s3 = await fakeS3('uploads');
  onTestFinished(() => s3.close());
  s3.state.mode = mode;
  const { app } = await testUploads({
    env: {
      UPLOADS_S3_ENDPOINT: s3.endpoint,
      UPLOADS_S3_BUCKET: 'uploads',
      UPLOADS_S3_KEY: 'key',
      UPLOADS_S3_SECRET: 'secret',
    },
  });
  async function ready() {
    const reply = await app.inject({ method: 'GET', url: '/health/ready' });
    const { status, files } = reply.json<{ status: string; files: string }>();
    return [reply.statusCode, status, files];
  }
  return { s3, ready };
}

// The tests wait for the same intervals, so they wait together.
test.concurrent.for([
  ['hangs', 'silent'],
  ['is busy', { status: 503, code: 'SlowDown' }],
  ['has lost its bucket', { status: 404, code: 'NoSuchBucket' }],
] as const)(
  'a server whose file store %s says so, and goes on serving everything else',
  async ([, mode], { expect, onTestFinished }) => {
    const { s3, ready } = await start(mode, { onTestFinished });

    // On a busy machine the database may answer too late at first.
    await expect.poll(ready, { timeout: 15_000, interval: 500 }).toEqual([200, 'degraded', 'away']);
    s3.state.mode = 'works';

    await expect.poll(ready, { timeout: 15_000, interval: 500 }).toEqual([200, 'ok', 'ok']);
  },
);

test('a store that hangs is asked once for many probes', async (context) => {
  const { s3, ready } = await start('silent', context);
  const before = s3.state.calls;

  const replies = await Promise.all([ready(), ready(), ready()]);
  replies.push(await ready());

  expect(replies.flat()).not.toContain('ok');
  expect(s3.state.calls - before).toBe(1);
});
