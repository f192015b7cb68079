import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostInProperty, renderFrame } from './testing/render-frame';

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[]) => void;

const nextFrame = () => act(() => new Promise<unknown>((resolve) => requestAnimationFrame(resolve)));

test('the bar shows the heading of the page while it is scrolled away, and the hotel again on the next page', async () => {
  let report: Report = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const host = hostInProperty();
  const router = renderFrame(host, '/casa-miramar/discover');
  act(() => host.takeOver.getState().answered('page'));
  await act(() => import('./banners'));
  await nextFrame();
  const mark = document.querySelector<HTMLElement>('[data-mark]');
  const isAt = (top: number) =>
    report([{ isIntersecting: top >= 0, boundingClientRect: { top } as DOMRectReadOnly }]);

  isAt(-80);
  const scrolled = mark?.dataset.heading;
  isAt(120);
  const back = mark?.dataset.heading;
  isAt(-80);
  await act(() => router.navigate('/casa-miramar/loyalty-program'));

  expect([scrolled, back, mark?.dataset.heading]).toEqual(['Page property-discover', undefined, undefined]);
  vi.unstubAllGlobals();
});

test('the size of the bar is read in a frame after the page has opened, so that no layout is made for it before', async () => {
  const read = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  onTestFinished(() => {
    read.mockRestore();
    vi.unstubAllGlobals();
  });
  const host = hostInProperty();
  renderFrame(host, '/casa-miramar/discover');
  act(() => host.takeOver.getState().answered('page'));
  await act(() => import('./banners'));

  expect(read).not.toHaveBeenCalled();
  for (const frame of frames) frame();

  expect(read).toHaveBeenCalled();
});
