import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { expect, test } from '../../test';

const outlet = '/casa-miramar/directories/bars-and-restaurants/mare-alta';
const COPIES = 6;
/** Dishes are rendered in steps, which takes long on a busy machine. */
const RENDER_TIMEOUT = { timeout: 25_000 };

test.beforeEach(async ({ page }) => {
  await withAnsweredBanner(page);
  await page.route('**/menus/a-la-carte/overview**', async (route) => {
    const reply = await route.fetch();
    const menu = (await reply.json()) as MenuOverview;
    await route.fulfill({ response: reply, json: { ...menu, sections: repeatSections(menu.sections) } });
  });
});

/** Repeats the same sections under different names. */
const repeatSections = (sections: MenuOverview['sections']) =>
  Array.from({ length: COPIES }, (_, copy) =>
    sections.map((section) => ({
      ...section,
      uuid: `${String(copy).padStart(8, '0')}${section.uuid.slice(8)}`,
      name: `${section.name} ${copy}`,
    })),
  ).flat();

/** Opens the menu from the list of menus; as a first view the document would contain all of it. */
async function openLongMenu(page: Page) {
  await page.goto(`${outlet}/menus`);
  const link = page.getByRole('main').getByRole('link', { name: 'À la carte' });
  await link.hover();
  await page.waitForResponse('**/menus/a-la-carte/overview**');
  return link;
}

const rows = (page: Page) => page.locator('main li:has(h3 > button[aria-haspopup])');

/** Returns the distance between the section and the position where a jump should end. */
const distanceToTarget = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).evaluate((section) => {
    const margin = parseFloat(getComputedStyle(section).scrollMarginBlockStart);
    return Math.abs(section.getBoundingClientRect().top - margin);
  });

test('R-22 a tab leads to a section far down even right after the menu opens', async ({ page }) => {
  const link = await openLongMenu(page);
  const opened = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const tapOnce = () => {
          const tabs = [...document.querySelectorAll<HTMLElement>('nav a')];
          const tab = tabs.find(({ textContent }) => textContent === name);
          if (!tab) return;
          menu.disconnect();
          resolve(document.querySelectorAll('main li h3').length);
          tab.click();
        };
        const menu = new MutationObserver(tapOnce);
        menu.observe(document.body, { subtree: true, childList: true });
      }),
    'Sweet 3',
  );

  await link.click();

  const countBefore = await opened;
  await expect.poll(() => distanceToTarget(page, 'Sweet 3')).toBeLessThan(1);
  await expect(page.getByRole('link', { name: 'Sweet 3', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('region', { name: `Sweet ${COPIES - 1}`, exact: true })).toBeAttached();
  expect(countBefore).toBeLessThan(await rows(page).count());
  expect(await distanceToTarget(page, 'Sweet 3')).toBeLessThan(1);
});

test('R-22 back to a long menu leads to the dish that was visible', async ({ page }) => {
  await (await openLongMenu(page)).click();
  const dish = page.getByRole('region', { name: 'Sweet 3', exact: true }).getByRole('button').first();
  await dish.scrollIntoViewIfNeeded();
  await expect(dish).toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('link', { name: 'Maré Alta' })
    .first()
    .evaluate((it: HTMLElement) => it.click());
  await expect(page).toHaveURL(outlet);

  await page.goBack();

  await expect(dish).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('R-22 a filter hides dishes at once, and clearing it brings back all of them', async ({ page }) => {
  await (await openLongMenu(page)).click();
  await expect(page.getByRole('region', { name: `Sweet ${COPIES - 1}`, exact: true })).toBeVisible(
    RENDER_TIMEOUT,
  );
  const shown = rows(page).filter({ visible: true });
  const all = await shown.count();
  await page.getByRole('button', { name: 'Allergens and diet' }).click();
  const sheet = page.getByRole('dialog');
  const milk = sheet.getByRole('button', { name: 'Milk', exact: true });

  const stays = await milk.evaluate(async (chip: HTMLElement) => {
    chip.click();
    // The check runs in the next frame, before it is painted.
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('main li:has(h3)')].filter(
      (row) => !row.closest('[hidden]') && /Allergens:[^:]*Milk/.test(row.textContent ?? ''),
    ).length;
  });
  expect(stays).toBe(0);
  await milk.click();

  await expect(shown).toHaveCount(all, RENDER_TIMEOUT);
});

test('R-22 the document contains the whole menu', async ({ request }) => {
  const overview = await request.get(
    '/web/property/casa-miramar/outlets/mare-alta/menus/a-la-carte/overview',
  );
  const { sections } = (await overview.json()) as MenuOverview;

  const dishes = sections.flatMap(({ items }) => items).length;
  const inDocument = async () => {
    const html = await (await request.get(`${outlet}/menus/a-la-carte`)).text();
    return html.split('<h3').length - 1;
  };
  // A busy server sends the frame first and leaves the page to the browser.
  await expect.poll(inDocument).toBe(dishes);
});
