import type { Browser, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE } from '../load/cold-load';

/** The waiting times of a guest, in milliseconds. */
export interface Tap {
  /** The milliseconds from the tap until the requested content is shown. */
  sinceTap: number;
  /** The milliseconds from the failure until the working version is shown; `null` if no release failed. */
  sinceFailure: number | null;
  /** The version that is shown after the failure. */
  instead: string | undefined;
}

const LIMIT_MS = 60_000;
const FEED = 'main ul[aria-label="Posts"] article';
const GUIDELINES = 'main ol li';
/** The answer to the cookie banner, which would otherwise cover every page. */
const COOKIE_ANSWER = JSON.stringify({
  version: 1,
  analytics: false,
  marketing: false,
  at: '2026-06-01T12:00:00Z',
  lang: 'en',
});

/**
 * Navigates from another page to Share on a phone and, for a fault that only occurs there, on to the
 * guidelines.
 */
export async function measureTap(
  browser: Browser,
  { url, continues }: { url: string; continues: boolean },
): Promise<Tap> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  try {
    await context.addInitScript((answer) => localStorage.setItem('cookie-consent', answer), COOKIE_ANSWER);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
    // Most guests tap after the lazy code has been loaded.
    await page.waitForLoadState('networkidle');
    const feed = await tap(page, 'nav a[href$="/discover"]', FEED, '/discover');
    const sinceTap = continues
      ? await tap(page, 'main a[href$="/guidelines"]', GUIDELINES, '/guidelines')
      : feed;
    return { sinceTap, ...(await failureOf(page)) };
  } finally {
    await context.close();
  }
}

/** Taps a link and returns the milliseconds until the expected content is shown at the link's address. */
async function tap(page: Page, link: string, content: string, path: string): Promise<number> {
  await page.evaluate((selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.addEventListener('click', () => performance.mark('bench-tap'), { once: true, capture: true });
  }, link);
  await page.locator(link).first().tap();
  const seen = await page.waitForFunction(
    ({ selector, end }) =>
      location.pathname.endsWith(end) && document.querySelector(selector) ? performance.now() : null,
    { selector: content, end: path },
    { polling: 'raf', timeout: LIMIT_MS },
  );
  const at = (await seen.jsonValue()) ?? NaN;
  const since = await page.evaluate(() => performance.getEntriesByName('bench-tap').at(-1)?.startTime ?? NaN);
  return at - since;
}

/** Reads the failure from the measure that the page records for its own report. */
async function failureOf(page: Page): Promise<Pick<Tap, 'sinceFailure' | 'instead'>> {
  const failure = await page.evaluate(() => {
    const [entry] = performance.getEntriesByName('failed discover');
    if (!(entry instanceof PerformanceMeasure)) return null;
    const { instead } = entry.detail as { instead: string | null };
    return { sinceFailure: entry.duration, instead };
  });
  return { sinceFailure: failure?.sinceFailure ?? null, instead: failure?.instead ?? undefined };
}
