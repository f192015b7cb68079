import { property } from '@guest/shared/testing/builders/property';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOfError } from '../diagnostics/error-parts';
import { onUncaughtError, errorEventOf } from '../diagnostics/error-reporting';
import texts from '../locales/en.json';
import { FragmentSource, type LoadFragment } from '../remotes/fragment-source';
import { SlotParts } from '../remotes/slot-parts';
import { Slot } from './slot';

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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Offer = () => <p>A massage at noon</p>;
const PART = { owner: 'dining', fragment: 'dining.offer' };

function open(
  load: LoadFragment,
  {
    parts = { 'home-end': PART } as Record<string, typeof PART & { feature?: string[] }>,
    isSafe = false,
  } = {},
) {
  const { features } = property();
  const host = propertyHost([], { property: { features: { ...features, feed: false, activities: true } } });
  const crashed = vi.fn(async () => false);
  const Home = () => (
    <FragmentSource value={isSafe ? null : { fragment: load, crashed }}>
      <SlotParts value={parts}>
        <h1>The Grand</h1>
        <Slot name="home-end" />
      </SlotParts>
    </FragmentSource>
  );
  renderPage(host, { property: Home }, texts, '/grand');
  act(() => host.takeOver.getState().answered('page'));
  return { crashed };
}

const place = () => screen.getByRole('heading', { name: 'The Grand' }).nextElementSibling;

test('a slot shows the part that a release offers, when the guest is near', async () => {
  const load = vi.fn<LoadFragment>(async () => Offer);
  open(load);
  expect(place()).not.toBeNull();
  expect(load).not.toHaveBeenCalled();

  scrollThere();

  expect(await screen.findByText('A massage at noon')).toBeTruthy();
  expect(load).toHaveBeenCalledExactlyOnceWith('dining.offer', 'dining');
});

test.each([
  ['no release offers a part', { parts: {} }],
  ['the hotel does not have its feature', { parts: { 'home-end': { ...PART, feature: ['feed'] } } }],
  ['the page is in safe mode', { isSafe: true }],
])('there is no place for a slot if %s', (_case, options) => {
  open(async () => Offer, options);

  expect(place()).toBeNull();
});

test('a part that needs one of several features is shown at a hotel that has one', async () => {
  open(async () => Offer, { parts: { 'home-end': { ...PART, feature: ['feed', 'activities'] } } });
  scrollThere();

  expect(await screen.findByText('A massage at noon')).toBeTruthy();
});

const broken = (thrown: unknown) => () => {
  throw thrown;
};

test.each<[string, unknown, string]>([
  ['throws', new TypeError('boom'), 'TypeError'],
  ['throws no Error', 'boom', 'Error'],
  ['throws what has no text', Object.create(null), 'Error'],
])(
  'M-09 a part that %s leaves its place empty, is charged to its release and replaces nothing',
  async (_, thrown, errorClass) => {
    // Like in a browser, a reported error reaches the listeners of the page.
    vi.stubGlobal('reportError', (error: unknown) => dispatchEvent(new ErrorEvent('error', { error })));
    const events: unknown[] = [];
    const stop = onUncaughtError((error) =>
      events.push({ ...errorEventOf(error), part: partOfError(error) }),
    );
    const { crashed } = open(async () => broken(thrown));
    scrollThere();

    await vi.waitFor(() => expect(events).toHaveLength(1));
    stop();
    expect(events).toEqual([expect.objectContaining({ part: 'dining', outcome: 'threw', errorClass })]);
    expect(place()?.childElementCount).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The Grand' })).toBeTruthy();
    expect(crashed).not.toHaveBeenCalled();
  },
);

test('M-09 a part that is late is given up and does not appear later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  let arrive = (_part: typeof Offer) => {};
  open(() => new Promise((resolve) => (arrive = resolve)));
  scrollThere();

  await act(() => vi.advanceTimersByTimeAsync(10_001));
  await act(async () => arrive(Offer));
  await act(() => vi.advanceTimersByTimeAsync(1_000));

  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('dining.offer') }),
  );
  expect(place()?.childElementCount).toBe(0);
});
