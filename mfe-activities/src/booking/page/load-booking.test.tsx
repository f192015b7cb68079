import { propertyHost } from '@guest/shared/testing/property-host';
import { beforeAll, expect, test } from 'vitest';
import { loadLazyTexts } from '../../lazy-texts/lazy-texts';
import { remote } from '../../remote';
import { loadTexts } from '../../texts';
import { BookPage } from './book-page';
import { loadedBooking, noteStartReads } from './load-booking';

const host = propertyHost();
host.takeOver.getState().answered('page');
const mounted = remote.mount(host);
const loadPage = async () => (await mounted).pages['property-activity-book']?.();

/** Resolves to whether the promise is still pending after a few turns of the event loop. */
const isPending = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), new Promise((resolve) => setTimeout(() => resolve(true), 20))]);

// Loading the modules for the first time takes longer than a page waits.
beforeAll(async () => {
  await Promise.all([import('./booking'), import('./book-page'), loadTexts('en'), loadLazyTexts('en')]);
});

test('the page of a booking opens with the booking, so that no skeleton is rendered before it', async () => {
  expect(await loadPage()).toBe(BookPage);

  expect(loadedBooking('en')).toBeDefined();
});

test('the page of a booking opens with what a finger on its link has begun to read, or soon without it', async () => {
  let end = () => {};
  noteStartReads(new Promise<void>((resolve) => (end = resolve)));
  const page = loadPage();

  expect(await isPending(page)).toBe(true);
  end();
  expect(await page).toBe(BookPage);

  noteStartReads(new Promise(() => {}));
  expect(await loadPage()).toBe(BookPage);
});
