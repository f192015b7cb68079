import { HostProvider, type Host } from '@guest/shared';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHost } from '../../testing/fake-host';
import { Carousel } from './carousel';

const words = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' };
const slides = ['Terrace', 'Pool', 'Bar'].map((name) => <li key={name}>{name}</li>);

const carousel = (host: Host) => (
  <HostProvider host={host}>
    <Carousel name="Photos" words={words}>
      {slides}
    </Carousel>
  </HostProvider>
);

function show() {
  const host = fakeHost();
  render(carousel(host));
  act(() => host.takeOver.getState().answered('page'));
  return host;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  // The test's browser has no layout: a strip that shows one of its three slides.
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.useRealTimers();
});

test('N-10 it goes on every 5,000 ms, and from the last to the first', async () => {
  show();

  await pass(4_900);
  screen.getByText('1 / 3');
  await pass(200);
  screen.getByText('2 / 3');
  await pass(5_000);
  screen.getByText('3 / 3');
  await pass(5_000);
  screen.getByText('1 / 3');
});

test('it rests while the guest says so, and goes on afterwards', async () => {
  show();

  act(() => button('Pause')?.click());
  await pass(20_000);
  screen.getByText('1 / 3');

  act(() => button('Play')?.click());
  await pass(5_100);
  screen.getByText('2 / 3');
});

test('it rests while the focus is on its slides, and while nobody looks at the tab', async () => {
  const host = show();
  const strip = screen.getByRole('list', { name: 'Photos' });

  act(() => strip.focus());
  await pass(20_000);
  screen.getByText('1 / 3');

  act(() => strip.blur());
  act(() => host.layout.getState().tabActivityChanged(false));
  await pass(20_000);
  screen.getByText('1 / 3');

  act(() => host.layout.getState().tabActivityChanged(true));
  await pass(5_100);
  screen.getByText('2 / 3');
});

test('it never moves by itself for those who want no motion, and has nothing to pause', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    // Only what is asked of it.
    { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList,
  );
  show();

  await pass(20_000);

  screen.getByText('1 / 3');
  expect(button('Pause')).toBeNull();
  expect(button('Next')).not.toBeNull();
});

test('the document has the strip and no controls, which would not work without a script', () => {
  const html = renderToString(carousel(fakeHost()));

  expect(html).toContain('Bar');
  expect(html).not.toContain('<button');
});
