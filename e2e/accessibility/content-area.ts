import type { Page } from '@playwright/test';

interface ContentArea {
  /** The left edge of the page's content, in pixels. */
  edge: number;
  /** The left edge of the first block in it, in pixels. */
  start: number;
  /** The width of the widest block, in pixels. */
  width: number;
}

/** Measures the content area. A bar that sticks to the top reaches beyond the area and has it as its padding. */
export const contentArea = (page: Page): Promise<ContentArea> =>
  page.evaluate(() => {
    const insideOf = (it: Element) => {
      const { left, right, height } = it.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(it);
      const start = left + parseFloat(paddingLeft);
      return { start, width: right - parseFloat(paddingRight) - start, height };
    };
    const main = document.querySelector('main')!;
    const blocks = [...main.children].map(insideOf).filter(({ width, height }) => width > 1 && height > 1);
    return {
      edge: Math.round(insideOf(main).start),
      start: Math.round(Math.min(...blocks.map(({ start }) => start))),
      width: Math.round(Math.max(...blocks.map(({ width }) => width))),
    };
  });
