import { expect, onTestFinished, test } from 'vitest';
import { openSilentServer } from './testing/silent-server';
import { postForm } from './post-form';

const upload = (url: string, signal: AbortSignal) =>
  postForm({ url, fields: {}, file: new Blob(['x']), signal, onProgress: () => {} });

test('an upload ends when its signal aborts', async () => {
  const server = await openSilentServer();
  onTestFinished(server.close);
  const stop = new AbortController();
  const uploading = upload(server.url, stop.signal);
  await expect.poll(server.received).toBe(1);

  stop.abort(new Error('no longer wanted'));

  await expect(uploading).rejects.toThrow('no longer wanted');
});

test('an upload whose signal has aborted before does not begin', async () => {
  const server = await openSilentServer();
  onTestFinished(server.close);

  await expect(upload(server.url, AbortSignal.abort(new Error('no longer wanted')))).rejects.toThrow(
    'no longer wanted',
  );

  expect(server.received()).toBe(0);
});
