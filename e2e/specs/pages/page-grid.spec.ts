import type { Page } from '@playwright/test';
import { routeOf } from '@guest/shared/routes/routes';
import { openReadyPage } from '../../accessibility/ready-page';
import { signIn } from '../../actors/sign-in-as';
import { guestPages } from '../../suite/guest-pages';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const LAPTOP = { width: 1280, height: 800 };
/** What a laptop of this width leaves for the content, and the width of a column to read. */
const FULL = 1096;
const READING = 672;

test.use({ viewport: LAPTOP, contextOptions: { reducedMotion: 'reduce' } });

/** The pages inside a hotel's frame. */
const framedPages = guestPages.filter(
  (name) => routeOf(name).layout !== 'empty' && routeOf(name).path.startsWith('/:property'),
);

for (const name of framedPages) {
  test(`${name} begins at the left edge of all pages and has one of their two widths`, async ({
    page,
    addressOf,
  }) => {
    const { property } = hotels.lisbon;
    await signIn(page, property, { stay: { room: '204' } });
    await openReadyPage(page, await addressOf(name, property));

    const { edge, start, width } = await contentOf(page);
    expect(start).toBe(edge);
    expect([FULL, READING]).toContain(width);
  });
}

/**
 * Returns where the content area of the page begins, where the content of its blocks begins, and the width of the widest.
 * A bar that sticks to the top reaches beyond the area and has it as its padding.
 */
const contentOf = (page: Page) =>
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
