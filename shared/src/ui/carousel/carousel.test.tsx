import { HostProvider, TextProvider, type Host } from '@guest/shared';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHost } from '../../testing/fake-host';
import { Carousel } from './carousel';

const slides = ['Terrace', 'Pool', 'Bar'].map((name) => <li key={name}>{name}</li>);

const carousel = (host: Host) => (
  <HostProvider host={host}>
    <TextProvider lang="en" messages={{}}>
      <Carousel name="Photos">{slides}</Carousel>
    </TextProvider>
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
  // The test environment has no layout, so the sizes are faked: the strip shows one of three slides.
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.useRealTimers();
});

test('N-10 the carousel advances every 5,000 ms and wraps from the last slide to the first', async () => {
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

test('the carousel pauses when the guest asks for it and continues afterwards', async () => {
  show();

  act(() => button('Pause')?.click());
  await pass(20_000);
  screen.getByText('1 / 3');

  act(() => button('Play')?.click());
  await pass(5_100);
  screen.getByText('2 / 3');
});

test('the carousel rests while a slide has the focus or the tab is hidden', async () => {
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

test('the carousel never advances automatically with reduced motion, and has no pause button then', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    // The cast is safe: the component uses only these members.
    { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList,
  );
  show();

  await pass(20_000);

  screen.getByText('1 / 3');
  expect(button('Pause')).toBeNull();
  expect(button('Next photo')).not.toBeNull();
});

test('the server’s HTML has the strip but no controls, which need a script', () => {
  const html = renderToString(carousel(fakeHost()));

  expect(html).toContain('Bar');
  expect(html).not.toContain('<button');
});
