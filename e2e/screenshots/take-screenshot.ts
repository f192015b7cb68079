import type { Browser, BrowserContext } from '@playwright/test';
import { withAnsweredBanner } from '../suite/answered-banner';
import { collectConsoleErrors } from '../suite/console-errors';
import { looks, sizes, type LookName, type SizeName } from './looks';

export interface PageScreenshot {
  readonly name: string;
  readonly path: string;
  readonly look: LookName;
  readonly size: SizeName;
  readonly file: string;
}

/** The errors that the page reported; empty if all is well. */
export type PageErrors = string[];

/** Creates a context with an answered cookie banner, which would otherwise cover every page. */
export async function createVisitorContext(
  browser: Browser,
  { look, size, locale }: { look: LookName; size: SizeName; locale?: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: looks[look].colorScheme,
    locale: locale ?? looks[look].locale,
    timezoneId: 'America/New_York',
    // Without animations no screenshot catches a page in the middle of a fade.
    reducedMotion: 'reduce',
  });
  await withAnsweredBanner(context);
  return context;
}

export async function takeScreenshot(
  context: BrowserContext,
  { shot, base, folder, full }: { shot: PageScreenshot; base: string; folder: string; full: boolean },
): Promise<PageErrors> {
  const page = await context.newPage();
  const errors = collectConsoleErrors(page);
  try {
    await page.goto(base + shot.path, { waitUntil: 'load', timeout: 20_000 });
    await page.waitForFunction(isFullyLoaded, undefined, { timeout: 20_000 });
    await page.evaluate(decodeImages);
    if (full) await page.evaluate(scrollThrough);
    await page.screenshot({ path: `${folder}/${shot.file}`, fullPage: full });
  } catch (error) {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.close();
  return errors;
}

/** Returns whether the page is interactive and the fonts and images on the screen are loaded. */
function isFullyLoaded(): boolean {
  const onScreen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return (
    performance.getEntriesByName('live-page').length > 0 &&
    document.fonts.status === 'loaded' &&
    onScreen.every(({ complete }) => complete) &&
    // Buttons are excluded because the component gallery shows one that is always busy.
    !document.querySelector('[aria-busy="true"]:not(button)')
  );
}

/** A loaded image may still have to be decoded. */
async function decodeImages(): Promise<void> {
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

/** Scrolls through the page, because images further down load only near the screen. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}
