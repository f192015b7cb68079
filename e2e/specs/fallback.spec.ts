import { pathTo } from '@guest/shared/routes/routes';
import type { Page, Route } from '@playwright/test';
import { withAnsweredBanner } from '../answered-banner';
import { reportsOf } from '../releases/reports-of';
import { releasesOfPage } from '../releases/releases-of-page';
import { republish, servedRemote } from '../releases/republish';
import { expect, test } from '../test';

const hotel = { property: 'casa-miramar' };

test.beforeEach(({ page }) => withAnsweredBanner(page));

/** What is wrong with a release: a file of it as it is served, or as it was built. */
interface Fault {
  what: string;
  /** The name of the file, as a pattern. */
  file: string;
  served?: (route: Route) => Promise<void>;
  built?: (content: string) => string;
  /** How often at most: what is wrong in itself is not asked for again. */
  asked: number;
  isSlow?: boolean;
}

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

async function tampered(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};globalThis.wasTampered = true` });
}

const ENTRY = 'remoteEntry\\.js';
const EXPOSED = '__federation_expose_remote\\.\\w+\\.js';
const FEED_LINE = '"Moments and tips from guests and from the house."';

const faults: Fault[] = [
  { what: 'entry 404', file: ENTRY, served: answer(404, 'text/plain', 'not here'), asked: 3 },
  { what: 'entry 503 with HTML', file: ENTRY, served: answer(503, 'text/html', '<h1>Busy</h1>'), asked: 3 },
  {
    what: 'entry 503 with JSON',
    file: ENTRY,
    served: answer(503, 'application/json', '{"error":"busy"}'),
    asked: 3,
  },
  { what: 'hanging entry', file: ENTRY, served: () => new Promise(() => {}), asked: 3, isSlow: true },
  { what: 'tampered byte in the entry', file: ENTRY, served: tampered, asked: 3 },
  { what: 'tampered byte in a chunk', file: EXPOSED, served: tampered, asked: 3 },
  {
    what: 'throwing module',
    file: ENTRY,
    built: (code) => `throw new Error("boom");${code}`,
    asked: 1,
  },
  {
    what: 'missing exposed module',
    file: ENTRY,
    built: (code) => code.replaceAll('"./remote"', '"./gone"'),
    asked: 1,
  },
  {
    what: 'style sheet that fails',
    file: 'page-property-discover\\.\\w+\\.css',
    served: answer(404, 'text/plain', 'not here'),
    asked: 3,
  },
  {
    what: 'crash in render',
    file: 'page-property-discover\\.\\w+\\.js',
    built: (code) => code.replaceAll(FEED_LINE, '(()=>{throw new Error("boom")})()'),
    asked: 1,
  },
];

faults.forEach(({ what, file, served, built, asked, isSlow }, i) => {
  test(`M-09 ${what}: the version before serves the page, and the one that failed is not asked for again`, async ({
    page,
    complaints,
  }) => {
    complaints.expected(/.*/);
    test.setTimeout(isSlow ? 90_000 : 40_000);
    const pattern = new RegExp(`/${file}$`);
    const version = `9.0.${i}-broken`;
    const broken = await republish('discover', version, (content, name) =>
      built && pattern.test(`/${name}`) ? built(content) : content,
    );
    const working = await servedRemote('discover');
    await releasesOfPage(page, { discover: { ...broken, previous: working } });
    const requests = requestsOf(page, version);
    const reports = await reportsOf(page);
    if (served) await page.route(new RegExp(`/discover/${version}/${file}(\\?|$)`), served);

    await page.goto(pathTo('property', hotel));
    await goByNavigation(page, /share/i);
    await expect(postsOf(page)).toBeVisible({ timeout: isSlow ? 40_000 : 15_000 });
    const failing = requests().filter((url) => new RegExp(`/${file}(\\?|$)`).test(url));
    // What a browser has kept of a file it does not ask for again.
    expect(failing.length).toBeGreaterThan(0);
    expect(failing.length).toBeLessThanOrEqual(asked);
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
        ...{ name: 'discover', version, source: 'channel', outcome: 'failed' },
        ...{ took: expect.any(Number), errorClass: expect.any(String), instead: working.version },
      },
    ]);
    test
      .info()
      .annotations.push({ type: 'until the version before works', description: `${failures[0]?.took} ms` });
  });
});

test('M-09 lazy chunk that fails later: the version before serves that page and all that follow', async ({
  page,
  complaints,
}) => {
  complaints.expected(/.*/);
  const version = '9.0.20-broken';
  const broken = await republish('discover', version);
  await releasesOfPage(page, { discover: { ...broken, previous: await servedRemote('discover') } });
  const requests = requestsOf(page, version);
  await page.route(
    new RegExp(`/discover/${version}/page-property-discover-guidelines\\.\\w+\\.js`),
    answer(404, 'text/plain', 'not here'),
  );

  await page.goto(pathTo('property', hotel));
  await goByNavigation(page, /share/i);
  await expect(postsOf(page)).toBeVisible();
  await page.getByRole('link', { name: /guidelines/i }).click();

  await expect(page.getByRole('heading', { level: 1, name: /guidelines/i })).toBeVisible();
  const before = requests().length;
  await goByNavigation(page, /share/i);
  await expect(postsOf(page)).toBeVisible();
  expect(requests().slice(before)).toEqual([]);
});

test('M-09 a first view whose release does not come is drawn anew by the version before', async ({
  page,
  complaints,
}) => {
  complaints.expected(/.*/);
  const version = '9.0.21-broken';
  const broken = await republish('discover', version);
  await releasesOfPage(page, { discover: { ...broken, previous: await servedRemote('discover') } });
  await page.route(new RegExp(`/discover/${version}/${ENTRY}`), answer(404, 'text/plain', 'not here'));

  await page.goto(pathTo('property-discover', hotel));
  await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);

  await page.getByRole('link', { name: /guidelines/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /guidelines/i })).toBeVisible();
});

/** Of the feed; the home has posts too. */
const postsOf = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article').first();

/** Fills with the files of a version as the page asks for them. */
function requestsOf(page: Page, version: string): () => string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/releases/discover/${version}/`)) urls.push(request.url());
  });
  return () => urls;
}

async function goByNavigation(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).first().click();
}
