import type { Page } from '@playwright/test';

/** Finds overflow: a page wider than the screen, and texts that are cut off. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clipsText = (it: HTMLElement) => {
      const style = getComputedStyle(it);
      const hides = [style.overflowX, style.overflowY].map((it) => it === 'hidden' || it === 'clip');
      // A clamped text is shortened on purpose; a tap shows all of it.
      if (style.webkitLineClamp !== 'none') return false;
      return (
        (hides[0] && it.scrollWidth > it.clientWidth + 1) ||
        (hides[1] && it.scrollHeight > it.clientHeight + 2)
      );
    };
    const hasText = (it: Element) => {
      const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (walker.currentNode.textContent?.trim() && parent?.checkVisibility() && !isVisuallyHidden(parent))
          return true;
      }
      return false;
    };
    /** Visually hidden texts are for screen readers only. */
    const isVisuallyHidden = (it: Element) => {
      for (let at: Element | null = it; at; at = at.parentElement) {
        if (at.clientWidth <= 1 && at.clientHeight <= 1) return true;
      }
      return false;
    };
    const offScreen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((it) => {
      const { left, right, width, height } = it.getBoundingClientRect();
      const isOut = width > 0 && height > 0 && (left < -1 || right > clientWidth + 1);
      return (
        isOut &&
        it.childElementCount === 0 &&
        it.textContent?.trim() &&
        !isVisuallyHidden(it) &&
        !isInScroller(it)
      );
    });
    function isInScroller(it: Element): boolean {
      for (let at = it.parentElement; at && at !== document.body; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    }
    const clipped = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (it) => it.checkVisibility() && !isVisuallyHidden(it) && clipsText(it) && hasText(it),
    );
    const describe = (why: string) => (it: Element) =>
      `${why}: ${it.outerHTML.slice(0, 100)} “${it.textContent?.slice(0, 40)}”`;
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth - clientWidth} px wider than its screen`]
        : []),
      ...clipped.map(describe('cut off')),
      ...offScreen.map(describe('beside the screen')),
    ];
  });
}
