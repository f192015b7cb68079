import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { findClippedText } from '../../accessibility/clipped-text';
import { contentArea } from '../../accessibility/content-area';
import { openReadyPage } from '../../accessibility/ready-page';
import { smallTargets } from '../../accessibility/small-targets';
import { signIn } from '../../actors/sign-in-as';
import { guestPages } from '../../suite/guest-pages';
import { hotels } from '../../suite/hotels';
import { expect, test as base } from '../../test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** The part of a laptop's screen that is visible at 400 % zoom. */
const NARROW = { width: 320, height: 640 };
/** The two widths of content on a laptop: all of its grid, and a column to read. */
const CONTENT_WIDTHS = [1096, 672];

/**
 * The tests of a worker share the tab of a visitor, because they only look: after the first page it has the code of the
 * suite, and a guest has signed in once.
 */
const test = base.extend<{ isGuest: boolean }, { tabs: Map<string, Promise<Page>> }>({
  isGuest: [false, { option: true }],
  tabs: [
    // The fixture depends on no others, but Playwright requires the destructuring pattern.
    async ({}, use) => {
      const tabs = new Map<string, Promise<Page>>();
      await use(tabs);
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, tabs, locale, isGuest }, use) => {
    const visitor = `${locale} ${isGuest}`;
    const tab = tabs.get(visitor) ?? openTab(browser, isGuest);
    tabs.set(visitor, tab);
    const page = await tab;
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light' });
    await use(page);
    // The page is left, so that it reports nothing during the next test.
    await page.goto('about:blank');
  },
});

async function openTab(browser: Browser, isGuest: boolean): Promise<Page> {
  const device = await browser.newContext();
  const page = await device.newPage();
  if (isGuest) await signIn(page, hotels.lisbon.property, { stay: { room: '204' } });
  return page;
}

const isSignedIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('guest-session') ?? '{}').state?.token != null);

/** Expects that axe finds nothing in this viewport and colour scheme. */
async function expectAccessible(
  page: Page,
  viewport: typeof PHONE,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  expect(await findings(page)).toEqual([]);
}

/** Returns the violations that axe finds, each with its first element. */
async function findings(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const headingElement = await heading.elementHandle();
  const found = await axeFindings(page);
  // Some pages redirect an anonymous visitor once the session is known; then the target is checked.
  if (!(await headingElement?.evaluate((it) => it.isConnected))) return findings(page);
  return found;
}

async function expectNothingClipped(page: Page, viewports: (typeof PHONE)[]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect(await findClippedText(page)).toEqual([]);
  }
}

async function expectLargeTargets(page: Page, viewports: (typeof PHONE)[]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect(await smallTargets(page)).toEqual([]);
  }
}

const isFramed = (name: RouteName) =>
  routeOf(name).layout !== 'empty' && routeOf(name).path.startsWith('/:property');
/** A signed-in guest would be redirected from these pages. */
const isSignUp = (name: RouteName) => /^property-(signin|register)/.test(name);
const isForGuests = (name: RouteName) => isFramed(name) && !isSignUp(name);

// The colours of a fading element cannot be checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One visit of a page serves all its checks, because loading it takes most of their time. The two hotels share the
// combinations of viewport and colour scheme.
test.describe('for a guest who reads French, which has the longest words', () => {
  test.use({ locale: 'fr' });

  for (const isGuest of [true, false]) {
    test.describe(isGuest ? 'signed in' : 'signed out', () => {
      test.use({ isGuest });

      for (const name of guestPages.filter((it) => isForGuests(it) === isGuest)) {
        test(`${name} is accessible, cuts off nothing at 320 px or at text of 200 %, and keeps the page grid and controls of 44 px`, async ({
          page,
          addressOf,
        }) => {
          test.slow();
          const { property } = hotels.lisbon;
          await openReadyPage(page, await addressOf(name, property));
          expect(await isSignedIn(page)).toBe(isGuest);

          await expectAccessible(page, PHONE, 'light');
          await expectAccessible(page, LAPTOP, 'dark');
          if (isFramed(name)) {
            const { edge, start, width } = await contentArea(page);
            expect(start).toBe(edge);
            expect(CONTENT_WIDTHS).toContain(width);
          }
          await expectNothingClipped(page, [NARROW]);
          await expectLargeTargets(page, [PHONE, LAPTOP]);
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
          await expectNothingClipped(page, [PHONE, LAPTOP]);
        });
      }
    });
  }
});

test.describe('for a visitor who reads Arabic, from right to left', () => {
  test.use({ locale: 'ar' });

  for (const name of guestPages) {
    test(`${name} is accessible`, async ({ page, addressOf }) => {
      test.slow();
      await openReadyPage(page, await addressOf(name, hotels.muscat.property));
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');

      await expectAccessible(page, PHONE, 'dark');
      await expectAccessible(page, LAPTOP, 'light');
    });
  }
});
