import type { Page } from '@playwright/test';
import { firstPages } from '../first-pages';
import { hotels } from '../hotels';
import { expect, test } from '../test';
import { untilLive } from '../until-live';

/** Holds back every script of a page, and notes what the page asks for. */
async function holdScripts(page: Page): Promise<{ asked: Set<string>; letGo: () => void }> {
  const asked = new Set<string>();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*', async (route) => {
    const request = route.request();
    asked.add(request.url());
    if (request.resourceType() === 'script') await held;
    await route.continue();
  });
  return { asked, letGo };
}

/** What the page has asked for before it answered, but for pictures and its icon: they keep nobody waiting. */
const askedUntilLive = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const live = performance.getEntriesByName('live-page')[0]?.startTime ?? 0;
    // What these two kinds of entry are.
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ startTime, initiatorType }) => startTime <= live && initiatorType !== 'img')
      .map(({ name }) => name)
      .filter((url) => !new URL(url).pathname.startsWith('/icons/'));
  });

for (const [owner, path] of Object.entries(firstPages)) {
  test(`two serial steps: nothing that the first view of ${owner} needs waits for a script`, async ({
    page,
  }) => {
    const { asked, letGo } = await holdScripts(page);
    await page.goto(path(hotels.lisbon.property), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const namedByTheDocument = new Set(asked);

    letGo();
    await untilLive(page);

    const needed = await askedUntilLive(page);
    const pathsOf = (urls: Iterable<string>) => [...urls].map((url) => new URL(url).pathname);
    expect(pathsOf(needed.filter((url) => !namedByTheDocument.has(url)))).toEqual([]);
    expect(pathsOf(needed).filter((it) => it.endsWith('.js')).length).toBeGreaterThan(3);
    expect(pathsOf(needed).filter((it) => it.startsWith('/web/') || it.endsWith('.css'))).toEqual([]);
  });
}
