import type { Browser, BrowserContext } from '@playwright/test';
import { withAnsweredBanner } from '../suite/answered-banner';
import { complaintsOf } from '../suite/complaints';
import { looks, sizes, type LookName, type SizeName } from './looks';

export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly look: LookName;
  readonly size: SizeName;
  readonly file: string;
}

/** The errors that the page reported; empty if all is well. */
export type Troubles = string[];

/** Creates a context with an answered cookie banner, which would otherwise cover every page. */
export async function visitorFor(
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

export async function takePicture(
  context: BrowserContext,
  { shot, base, folder, full }: { shot: Shot; base: string; folder: string; full: boolean },
): Promise<Troubles> {
  const page = await context.newPage();
  const troubles = complaintsOf(page);
  try {
    await page.goto(base + shot.path, { waitUntil: 'load', timeout: 20_000 });
    await page.waitForFunction(isDrawn, undefined, { timeout: 20_000 });
    await page.evaluate(decodeShown);
    if (full) await page.evaluate(walkDown);
    await page.screenshot({ path: `${folder}/${shot.file}`, fullPage: full });
  } catch (error) {
    troubles.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.close();
  return troubles;
}

/** Returns whether the page is interactive and the fonts and images on the screen are loaded. */
function isDrawn(): boolean {
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
async function decodeShown(): Promise<void> {
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

/** Scrolls through the page, because images further down load only near the screen. */
async function walkDown(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}
