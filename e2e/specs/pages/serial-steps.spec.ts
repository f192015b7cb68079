import type { Page } from '@playwright/test';
import { firstPages } from '../../suite/first-pages';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

/** Holds back every script of a page and returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.continue();
  });
  return release;
}

/** Returns the requests before the page became interactive, without images and icons, which delay nothing. */
const requestsUntilReady = (page: Page): Promise<{ path: string; at: number }[]> =>
  page.evaluate(() => {
    const live = performance.getEntriesByName('live-page')[0]?.startTime ?? 0;
    // The casts are safe because the types follow from the entry names.
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ startTime, initiatorType }) => startTime <= live && initiatorType !== 'img')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime }))
      .filter(({ path }) => !path.startsWith('/icons/'));
  });

for (const [owner, path] of Object.entries(firstPages)) {
  test(`two serial steps: nothing in the first view of ${owner} waits for a script`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path(hotels.lisbon.property), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const withoutScripts = await page.evaluate(() => performance.now());

    release();
    await waitUntilReady(page);

    const needed = await requestsUntilReady(page);
    const paths = needed.map((it) => it.path);
    expect(needed.filter(({ at }) => at > withoutScripts)).toEqual([]);
    expect(paths.filter((it) => it.endsWith('.js')).length).toBeGreaterThan(3);
    expect(paths.filter((it) => it.startsWith('/web/') || it.endsWith('.css'))).toEqual([]);
  });
}

/** A word of each part that no first view needs; names of fields and of values stay as they are in a build. */
const LATER_PARTS = {
  'deep links': 'in-stay',
  'the bridge to a native app': 'canGoBack',
  'push subscriptions': 'applicationServerKey',
  'the outbox': 'mayBeThere',
  'the offer to install': 'shareSheet',
};

for (const [owner, path] of Object.entries(firstPages)) {
  test(`the scripts of the first view of ${owner} contain nothing that works in the background`, async ({
    page,
  }) => {
    await page.goto(path(hotels.lisbon.property));
    await waitUntilReady(page);
    const scripts = (await requestsUntilReady(page)).filter((it) => it.path.endsWith('.js'));

    const codes = await Promise.all(scripts.map(async (it) => (await page.request.get(it.path)).text()));

    const found = Object.entries(LATER_PARTS).filter(([, word]) => codes.some((code) => code.includes(word)));
    expect(found).toEqual([]);
    expect(codes.join('').length).toBeGreaterThan(100_000);
  });
}
