import { Blob, File } from 'node:buffer';
import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import en from '../locales/en.json';
import { ComposerPage } from './composer-page';

installFakeDatabases();

/** What a visitor sees when a post is sent. */
const SIGN_IN = 'Page property-signin';

async function openComposer(guest?: string): Promise<HTMLTextAreaElement> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const host = propertyHost([], { signal: stop.signal });
  host.takeOver.getState().answered('page');
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  if (guest !== undefined)
    host.session.getState().signedIn({ token: 't', user: sessionUser({}, guest), allowToPost: true });
  renderPage(host, { 'property-discover-post': ComposerPage }, en, '/grand/discover/post');
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What was your moment/ });
}

/** Pictures are read when the test says so. Returns the functions that finish them, in order. */
function readByHand(): (() => void)[] {
  const reads: (() => void)[] = [];
  // The test browser cannot decode pictures.
  vi.stubGlobal('createImageBitmap', async () => {
    await new Promise<void>((resolve) => reads.push(resolve));
    return { width: 4, height: 3, close: () => {} };
  });
  // The fake databases cannot copy the blobs of the test browser.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  return reads;
}

/** Chooses two photos and leaves the composer when the first one is there. */
async function leaveWhileReading(reads: (() => void)[]): Promise<void> {
  await userEvent.type(await openComposer(), 'The sea');
  const photos = ['a', 'b'].map(
    (name) => new globalThis.File(['GIF89a'], `${name}.gif`, { type: 'image/gif' }),
  );
  await userEvent.upload(screen.getByLabelText('Add a photo'), photos);
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.();
  await screen.findByRole('textbox', { name: /Description of photo 1/ });
  cleanup();
  await expect.poll(() => reads.length).toBe(2);
}

test('a composer that is left while photos are read and opened again has them all, and follows no other tab', async () => {
  const reads = readByHand();
  await leaveWhileReading(reads);

  const opening = openComposer();
  await new Promise((resolve) => setTimeout(resolve, 100));
  reads[1]?.();

  expect((await opening).value).toBe('The sea');
  await screen.findByRole('textbox', { name: /Description of photo 2/ });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Changed in another tab')).toBeNull();
});

test('a photo for which the composer did not wait is added while the guest types, and a post waits for it', async () => {
  const reads = readByHand();
  await leaveWhileReading(reads);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const opening = openComposer();
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(6_000);
  const field = await opening;
  expect(screen.getByLabelText('Adding the photo')).toBeDefined();

  fireEvent.change(field, { target: { value: 'The sea is' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByText(SIGN_IN)).toBeNull();
  fireEvent.change(field, { target: { value: 'The sea is calm' } });
  reads[1]?.();

  await screen.findByText(SIGN_IN);
  cleanup();
  expect((await openComposer()).value).toBe('The sea is calm');
  await screen.findByRole('textbox', { name: /Description of photo 2/ });
});

test('a draft with nothing but a photo that still comes is posted with it, and what is typed meanwhile is checked', async () => {
  const reads = readByHand();
  await openComposer();
  const photo = new globalThis.File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  await userEvent.upload(screen.getByLabelText('Add a photo'), photo);
  await expect.poll(() => reads.length).toBe(1);

  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(screen.queryByText('Write something or add a photo.')).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /What was your moment/ }), {
    target: { value: 'x'.repeat(POST_LIMITS.text + 1) },
  });
  reads[0]?.();

  await screen.findByText('1 character over the limit.');
  expect(screen.queryByText(SIGN_IN)).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /What was your moment/ }), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText(SIGN_IN);
});

test('a post waits for the photo of a composer that was left, however long ago this one was opened', async () => {
  const reads = readByHand();
  await leaveWhileReading(reads);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const opening = openComposer();
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(6_000);
  const field = await opening;
  fireEvent.change(field, { target: { value: 'The sea is calm' } });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(screen.getByLabelText('Adding the photo')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByText(SIGN_IN)).toBeNull();
  reads[1]?.();

  await screen.findByText(SIGN_IN);
});

test('a photo of a composer that was left for which there is no room any more is not left out in silence', async () => {
  const reads = readByHand();
  await leaveWhileReading(reads);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const opening = openComposer();
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(6_000);
  await opening;
  const photos = ['c', 'd', 'e'].map(
    (name) => new globalThis.File(['GIF89a'], `${name}.gif`, { type: 'image/gif' }),
  );
  fireEvent.change(screen.getByLabelText('Adding the photo'), { target: { files: photos } });
  for (const at of [2, 3, 4]) {
    await expect.poll(() => reads.length).toBe(at + 1);
    reads[at]?.();
  }
  await screen.findByRole('textbox', { name: /Description of photo 4/ });
  expect(screen.queryByRole('alert')).toBeNull();

  reads[1]?.();

  expect((await screen.findByRole('alert')).textContent).toBe('Up to 4 photos per post.');
});

test('a photo that comes in the moment in which a guest takes over the draft of the visitor is not lost', async () => {
  const reads = readByHand();
  await leaveWhileReading(reads);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const removeItem = vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => {
    if (key === 'draft-share-note visitor grand') reads[1]?.();
  });
  onTestFinished(() => removeItem.mockRestore());
  const opening = openComposer('g1');
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(6_000);

  expect((await opening).value).toBe('The sea');
  expect(removeItem).toHaveBeenCalledWith('draft-share-note visitor grand');
  await screen.findByRole('textbox', { name: /Description of photo 2/ });
});
