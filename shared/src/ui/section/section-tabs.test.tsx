import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SectionTabs } from './section-tabs';

const SECTIONS = [
  { id: 'starters', name: 'Starters' },
  { id: 'desserts', name: 'Desserts' },
];

/** Reports that a section has entered the upper part of the screen. */
let enter: (id: string) => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: { id: string } }[]) => void) {
        enter = (id) => report([{ isIntersecting: true, target: { id } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

test('the bar is not measured while the first section is current, and later only in the next frame', async () => {
  const offsetOfTab = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
  render(<SectionTabs name="Sections" sections={SECTIONS} />);
  const bar = screen.getByRole('navigation', { name: 'Sections' });
  bar.scrollTo = vi.fn();

  await nextFrame();
  expect(offsetOfTab).not.toHaveBeenCalled();
  act(() => enter('desserts'));
  expect(offsetOfTab).not.toHaveBeenCalled();
  await nextFrame();

  expect(bar.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 300 });
  expect(screen.getByRole('link', { current: true })).toBe(screen.getByText('Desserts'));
});
