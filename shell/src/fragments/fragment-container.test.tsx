import { propertyHost } from '@guest/shared/testing/property-host';
import { property } from '@guest/shared/testing/builders/property';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../locales/en.json';
import { FragmentContainer } from './fragment-container';
import { FragmentSource, type LoadFragment } from '../remotes/fragment-source';

let scrollThere = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        scrollThere = () => act(() => changed([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => void vi.unstubAllGlobals());

const Moments = () => <p>Moments of guests</p>;

function open(load: LoadFragment, { isOffered = true, isSafe = false } = {}) {
  const { features } = property();
  const host = propertyHost([], { property: { features: { ...features, feed: isOffered } } });
  const Home = () => (
    <FragmentSource value={isSafe ? null : { fragment: load, crashed: async () => false }}>
      <h1>The Grand</h1>
      <FragmentContainer name="latest-posts" />
    </FragmentSource>
  );
  renderPage(host, { property: Home }, texts, '/grand');
  return host;
}

test('a fragment loads only after the page is interactive and the guest has scrolled near it', async () => {
  const load = vi.fn<LoadFragment>(async () => Moments);
  const host = open(load);
  scrollThere();
  expect(load).not.toHaveBeenCalled();

  act(() => host.takeOver.getState().answered('page'));
  expect(load).not.toHaveBeenCalled();
  scrollThere();

  expect(await screen.findByText('Moments of guests')).toBeTruthy();
  expect(load).toHaveBeenCalledExactlyOnceWith('latest-posts', 'discover');
});

const Broken = () => {
  throw new Error('boom');
};

const away = () => Object.assign(new Error('away'), { name: 'ChunkLoadError' });

test.each<[string, () => Promise<() => React.ReactNode>, string, string]>([
  [
    'whose remote does not load',
    () => Promise.reject(away()),
    "Share isn't available right now",
    'Try again',
  ],
  ['that throws', async () => Broken, 'Share has stopped working', 'Reload this part'],
])('M-09 a fragment %s fails alone and can be retried', async (_, fails, says, retry) => {
  const load = vi.fn<LoadFragment>(async () => Moments).mockImplementationOnce(fails);
  const host = open(load);
  act(() => host.takeOver.getState().answered('page'));
  scrollThere();

  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The Grand' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: retry }));

  expect(await screen.findByText('Moments of guests')).toBeTruthy();
});

test('a fragment of a feature that the hotel does not offer is not loaded', () => {
  const load = vi.fn<LoadFragment>(async () => Moments);
  const host = open(load, { isOffered: false });
  act(() => host.takeOver.getState().answered('page'));

  scrollThere();

  expect(load).not.toHaveBeenCalled();
});

test('M-08 safe mode leaves out the fragment and its placeholder', () => {
  const load = vi.fn<LoadFragment>(async () => Moments);
  const host = open(load, { isSafe: true });
  act(() => host.takeOver.getState().answered('page'));

  scrollThere();

  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'The Grand' }).nextElementSibling).toBeNull();
});
