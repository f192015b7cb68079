import type { Page } from '@playwright/test';

const MIN_SIZE_PX = 44;

/**
 * Finds controls smaller than a fingertip. The area is measured by hit testing, so a link that covers its
 * card counts as large as the card. Links within a sentence are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const interactive = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const isVisible = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(it).clipPath === 'none' &&
      !it.closest('[inert]');
    const isInSentence = (it: Element) =>
      getComputedStyle(it).display === 'inline' &&
      [...(it.parentElement?.childNodes ?? [])].some(
        (node) => node !== it && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isHit = (it: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest(interactive) === it || hit?.closest('label')?.control === it;
    };
    // Nearly all controls are hit at the ends of this cross, which saves the steps to them.
    const half = minSize / 2 - 1;
    const isLarge = (it: Element, x: number, y: number) =>
      isHit(it, x - half, y) && isHit(it, x + half, y) && isHit(it, x, y - half) && isHit(it, x, y + half);
    const reach = (it: Element, x: number, y: number, dx: number, dy: number) => {
      let steps = 0;
      while (steps < minSize && isHit(it, x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
      return steps;
    };
    return [...document.querySelectorAll(interactive)].flatMap((it) => {
      if (!isVisible(it) || isInSentence(it)) return [];
      it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = it.getClientRects()[0];
      if (!box || box.width === 0) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!isHit(it, x, y) || isLarge(it, x, y)) return [];
      const width = 1 + reach(it, x, y, 1, 0) + reach(it, x, y, -1, 0);
      const height = 1 + reach(it, x, y, 0, 1) + reach(it, x, y, 0, -1);
      // Rounding to whole pixels may lose one.
      if (width >= minSize - 1 && height >= minSize - 1) return [];
      return [`${width} × ${height}: ${it.outerHTML.slice(0, 120)}`];
    });
  }, MIN_SIZE_PX);
}
