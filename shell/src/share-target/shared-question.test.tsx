import type { SharedOutcome } from '@guest/shared/contracts/share/shared-photos';
import { isSharedInto, type SharedTarget } from '@guest/shared/share-target/shared-choice';
import {
  dropOldShared,
  findUnanswered,
  saveShared,
  loadShared,
} from '@guest/shared/share-target/shared-photos';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostInProperty, renderFrame } from '../layout/testing/render-frame';
import { followShared } from './follow-shared';
import { sharedOffer } from './shared-offer.store';

const HOTEL = 'casa-miramar';

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()));
afterEach(() => {
  sharedOffer.getState().answered();
  removeStored(deviceStorage, () => true);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the page to which the service worker leads after another app has shared something. */
async function openAfterSharing(photoCount: number, { outcome = 'taken' as SharedOutcome, text = '' } = {}) {
  const photos = Array.from(
    { length: photoCount },
    (_, i) => new File(['x'], `${i}.jpg`, { type: 'image/jpeg' }),
  );
  if (photoCount > 0 || text !== '') await saveShared(HOTEL, { photos, text });
  const host = hostInProperty();
  const router = renderFrame(host, `/${HOTEL}/?shared=${outcome}`);
  act(() => followShared(router));
  act(() => host.takeOver.getState().answered('page'));
  await act(() => import('../layout/banners'));
  return router;
}
const sheet = () => screen.findByRole('dialog');

test.each<[string, SharedTarget, RegExp]>([
  ['A new post', 'post', /^\/casa-miramar\/discover\/post\?populatedPost=Our\+view/],
  ['A message to reception', 'chat', /^\/casa-miramar\/chat\?from-footer=true&populatedMessage=Our\+view/],
])('the guest decides: %s', async (answer, target, address) => {
  const router = await openAfterSharing(2, { text: 'Our view' });
  await sheet();
  expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: answer }));

  const { pathname, search } = router.state.location;
  expect(pathname + search).toMatch(address);
  expect(isSharedInto(HOTEL, target)).toBe(true);
  // The photos wait on the device until they are part of a draft, however long signing in takes.
  expect((await loadShared(HOTEL))?.photos).toHaveLength(2);
});

test('a post says how many of the photos it takes', async () => {
  await openAfterSharing(6);

  expect(await screen.findByRole('button', { name: 'A new post with the first 4 photos' })).toBeTruthy();
});

test('discarded photos are deleted, and nothing asks again', async () => {
  const router = await openAfterSharing(1);
  await sheet();
  expect(router.state.location.search).toBe('');

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => loadShared(HOTEL)).toBeUndefined();
});

test.each<[string, (dialog: HTMLElement) => unknown]>([
  ['the Escape key', (dialog) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ['a tap outside', (dialog) => userEvent.click(dialog)],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes the question without an answer: nothing is deleted', async (_way, close) => {
  await openAfterSharing(1);

  await close(await sheet());

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  // A deletion would go on after the sheet has closed.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect((await loadShared(HOTEL))?.photos).toHaveLength(1);
});

test.each<[SharedOutcome, RegExp]>([
  ['refused', /^We couldn't add these files/],
  ['full', /^There isn't enough space/],
  ['lost', /^The photos didn't arrive/],
  ['expired', /^What you shared here more than a day ago/],
])('if the outcome is %s, the guest is told why', async (outcome, words) => {
  await openAfterSharing(0, { outcome });
  await sheet();

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'A new post' })).toBeNull();
});

test('photos that were left out are mentioned', async () => {
  await openAfterSharing(1, { outcome: 'partly' });
  await sheet();

  expect(screen.getByRole('alert').textContent).toMatch(/^Some files were left out/);
  expect(screen.getByRole('button', { name: 'A new post' })).toBeTruthy();
});

/** Opens the home page in the way of a later visit, with an address that says nothing of what was shared. */
async function openLater() {
  const host = hostInProperty();
  const router = renderFrame(host, `/${HOTEL}`);
  act(() => followShared(router));
  act(() => host.takeOver.getState().answered('page'));
  await act(() => import('../layout/banners'));
}
const photo = () => new File(['x'], 'sea.jpg', { type: 'image/jpeg' });

test('photos that were never answered are asked about again at the next visit, and not at a reload', async () => {
  await saveShared(HOTEL, { photos: [photo()], text: '' });
  await openLater();
  await sheet();
  expect(screen.getByRole('button', { name: 'A new post' })).toBeTruthy();

  act(() => sharedOffer.getState().answered());
  cleanup();
  await openLater();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a guest who comes after the photos have expired is told so once, however tidy the device is', async () => {
  const twoDaysAgo = Date.now() - 2 * 24 * 3_600_000;
  vi.useFakeTimers({ now: twoDaysAgo, toFake: ['Date'] });
  await saveShared(HOTEL, { photos: [photo()], text: '' });
  vi.useRealTimers();
  await dropOldShared();

  await openLater();

  await sheet();
  expect(screen.getByRole('alert').textContent).toMatch(/^What you shared here more than a day ago/);
  expect(await findUnanswered(HOTEL)).toBeUndefined();
});
