import { pathTo } from '@guest/shared/routes/routes';
import type { Page, Route } from '@playwright/test';
import {
  releaseFaults,
  TAMPERED,
  type ReleaseFault,
  type Served,
} from '../../../scripts/testing/release-faults';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { recordEvents } from '../../releases/record-reports';
import { overrideRemotes } from '../../releases/override-remotes';
import { republish, servedRemote } from '../../releases/republish';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const hotel = { property: 'casa-miramar' };

test.beforeEach(({ page }) => withAnsweredBanner(page));

async function fulfill(route: Route, served: Served): Promise<void> {
  if (served === 'hanging') return;
  if (served !== 'tampered') return route.fulfill(served);
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()) + TAMPERED });
}

/**
 * The highest number of requests for a file: one that was delivered but broken is not requested again, and one that was
 * refused because of its bytes is loaded once more after each attempt, so that no cache keeps it.
 */
const maxRequests = ({ built, served }: ReleaseFault) => (built ? 1 : served === 'tampered' ? 6 : 3);

releaseFaults.forEach((fault, i) => {
  const { what, file, served, built, isLater = false } = fault;
  const isSlow = served === 'hanging';

  test(`M-09 ${what}: the previous version shows the page, and the failed one is not requested again`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expected(/.*/);
    test.setTimeout(isSlow ? 90_000 : 40_000);
    const pattern = new RegExp(`/${file}$`);
    const version = `9.0.${i}-broken`;
    const broken = await republish('discover', version, (content, name) =>
      built && pattern.test(`/${name}`) ? built(content) : content,
    );
    const working = await servedRemote('discover');
    await overrideRemotes(page, { discover: { ...broken, previous: working } });
    const requests = requestsOf(page, version);
    const reports = await recordEvents(page);
    if (served)
      await page.route(new RegExp(`/discover/${version}/${file}(\\?|$)`), (route) => fulfill(route, served));

    await page.goto(pathTo('property', hotel));
    await goByNavigation(page, /share/i);
    await expect(postsOf(page)).toBeVisible({ timeout: isSlow ? 40_000 : 15_000 });
    if (isLater) {
      await page.getByRole('link', { name: /guidelines/i }).click();
      await expect(page.getByRole('heading', { level: 1, name: /guidelines/i })).toBeVisible();
    }
    const failing = requests().filter((url) => new RegExp(`/${file}(\\?|$)`).test(url));
    // The count may be lower than the maximum because the browser can answer a repeated request from its
    // cache.
    expect(failing.length).toBeGreaterThan(0);
    expect(failing.length).toBeLessThanOrEqual(maxRequests(fault));
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    const before = requests().length;

    await goByNavigation(page, /activities/i);
    await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
    await goByNavigation(page, /share/i);
    await page.getByRole('link', { name: /guidelines/i }).click();
    await expect(page).toHaveURL(pathTo('property-discover-guidelines', hotel));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests().slice(before)).toEqual([]);

    const failures = (await reports()).filter(({ outcome }) => outcome === 'failed');
    expect(failures).toEqual([
      {
        name: 'discover',
        version,
        source: 'channel',
        outcome: 'failed',
        took: expect.any(Number),
        errorClass: expect.any(String),
        instead: working.version,
      },
    ]);
  });
});

test('M-09 a first view whose release does not load is rendered again by the previous version', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/.*/);
  const version = '9.0.21-broken';
  const broken = await republish('discover', version);
  await overrideRemotes(page, { discover: { ...broken, previous: await servedRemote('discover') } });
  await page.route(new RegExp(`/discover/${version}/remoteEntry\\.`), (route) =>
    route.fulfill({ status: 404 }),
  );

  await page.goto(pathTo('property-discover', hotel));
  await waitUntilReady(page);

  await page.getByRole('link', { name: /guidelines/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /guidelines/i })).toBeVisible();
});

/** Posts of the feed; the home page has posts too. */
const postsOf = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article').first();

/** Collects the requested files of a version. */
function requestsOf(page: Page, version: string): () => string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/releases/discover/${version}/`)) urls.push(request.url());
  });
  return () => urls;
}
