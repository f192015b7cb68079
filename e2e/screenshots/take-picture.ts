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

/** What its page complained of; nothing, as it should be. */
export type Troubles = string[];

/** A visitor who has answered the cookie banner, which would stand before every page. */
export async function visitorFor(
  browser: Browser,
  { look, size, locale }: { look: LookName; size: SizeName; locale?: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: looks[look].colorScheme,
    locale: locale ?? looks[look].locale,
    timezoneId: 'America/New_York',
    // A picture taken half-way through a fade shows no state of the page.
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

/** The page answers, and the faces and pictures of what the screen shows are here. */
function isDrawn(): boolean {
  const onScreen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return (
    performance.getEntriesByName('live-page').length > 0 &&
    document.fonts.status === 'loaded' &&
    onScreen.every(({ complete }) => complete) &&
    // A button of the kit is busy for as long as one looks.
    !document.querySelector('[aria-busy="true"]:not(button)')
  );
}

/** What is here may still have to be painted. */
async function decodeShown(): Promise<void> {
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

/** Pictures further down come when they are near the screen. */
async function walkDown(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}
