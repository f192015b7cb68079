import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { themeVariables } from '@guest/shared/contracts/property/theme-variables';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { openReadyPage } from '../../accessibility/ready-page';
import { lowestContrast, type ColourPair } from '../../accessibility/painted-contrast';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const pairsOf = (fronts: string[], backs: string[]): ColourPair[] =>
  fronts.flatMap((front) => backs.map((back): ColourPair => [front, back]));

const texts = [
  ...pairsOf(
    ['text', 'muted', 'accent', 'positive', 'warning', 'danger'],
    ['surface', 'raised', 'accent-soft'],
  ),
  ...pairsOf(['on-accent'], ['accent', 'positive', 'warning', 'danger']),
];
/** The border of a field, the ring of the focus, a switch and the mark of an error, which no words accompany. */
const indicators = [
  ...pairsOf(['edge', 'accent', 'danger'], ['surface', 'raised', 'accent-soft']),
  ...pairsOf(['surface', 'raised', 'on-accent'], ['edge']),
];

/** WCAG 2 AA, for text of any size, and for the boundary of a control. */
const READABLE = 4.5;
const PERCEIVABLE = 3;

const schemes = ['light', 'dark'] as const;
const withoutHotel = pathTo('cookies', {});
const pages: [string, string][] = [
  ...Object.values(hotels).map(({ property }): [string, string] => [
    property,
    pathTo('property', { property }),
  ]),
  ['no hotel', withoutHotel],
];

/** The values of the theme's own custom properties in a page; the browser lists those that its style sheets declare. */
const themeOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const declared = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule && rule.selectorText.includes(':root') ? rule.style : []),
        ...(rule instanceof CSSGroupingRule ? declared(rule.cssRules) : []),
      ]);
    const style = getComputedStyle(document.documentElement);
    const names = [...document.styleSheets].flatMap((sheet) => declared(sheet.cssRules));
    return Object.fromEntries(
      names
        // The tools that build the sheet add two switches of their own.
        .filter((name) => name === 'color-scheme' || /^--(?!lightningcss-)/.test(name))
        .map((name) => [name, style.getPropertyValue(name)]),
    );
  });

for (const [hotel, path] of pages) {
  test(`all texts and controls of ${hotel} have enough contrast, in light and in dark`, async ({ page }) => {
    await openReadyPage(page, path);

    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const [text, sign] = [await lowestContrast(page, texts), await lowestContrast(page, indicators)];

      expect(text.ratio, `${text.pair}, ${colorScheme}`).toBeGreaterThanOrEqual(READABLE);
      expect(sign.ratio, `${sign.pair}, ${colorScheme}`).toBeGreaterThanOrEqual(PERCEIVABLE);
    }
  });
}

for (const colorScheme of schemes) {
  test(`any accent that a property may choose has enough contrast in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openReadyPage(page, withoutHotel);
    const accents = Array.from({ length: 72 }, (_, i) => i * 5).flatMap((hue) =>
      [0, 0.05, 0.1, 0.15, 0.2].map((chroma) => ({ hue, chroma })),
    );

    const text = await lowestContrast(page, texts, { accents });
    const sign = await lowestContrast(page, indicators, { accents });

    expect(text.ratio, text.pair).toBeGreaterThanOrEqual(READABLE);
    expect(sign.ratio, sign.pair).toBeGreaterThanOrEqual(PERCEIVABLE);
  });
}

test('a printed page is black on white, the highest possible contrast', async ({ page }) => {
  await openReadyPage(page, withoutHotel);
  await page.emulateMedia({ media: 'print' });

  const { ratio } = await lowestContrast(page, [['text', 'surface']]);

  expect(ratio).toBeCloseTo(21);
});

test('the dark scheme is the same whether the device or the guest chooses it, and the light scheme defines every colour that it changes', async ({
  page,
}) => {
  await openReadyPage(page, withoutHotel);
  const choose = (theme: string) =>
    page.evaluate((it) => void (document.documentElement.dataset.theme = it), theme);
  const light = await themeOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const darkByDevice = await themeOf(page);
  await choose('light');
  const lightByChoice = await themeOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('dark');
  const darkByChoice = await themeOf(page);

  expect(light['color-scheme']).toBe('light');
  expect(darkByDevice['color-scheme']).toBe('dark');
  expect(darkByDevice['--surface']).not.toBe(light['--surface']);
  expect(darkByChoice).toEqual(darkByDevice);
  expect(lightByChoice).toEqual(light);
  expect(Object.entries(light).filter(([, value]) => value === '')).toEqual([]);
});

test('a property sets the accent, the corners and the font of its pages, and a page without a property has the defaults', async ({
  page,
}) => {
  const { property } = hotels.lisbon;
  await openReadyPage(page, withoutHotel);
  const defaults = await themeOf(page);
  const withoutSpaces = (faces = '') => faces.replaceAll(', ', ',');
  const headingFace = async () =>
    withoutSpaces(
      await page.getByRole('heading', { level: 1 }).evaluate((it) => getComputedStyle(it).fontFamily),
    );
  expect(await headingFace()).toBe(withoutSpaces(defaults['--face-serif']));

  await openReadyPage(page, pathTo('property', { property }));
  const reply = await page.request.get(fillIn(propertyContract.getDetail.path, { property }));
  // The server holds its replies to the contract.
  const { system } = (await reply.json()) as ReplyOf<typeof propertyContract.getDetail>;
  const own = await themeOf(page);
  const set = themeVariables(system.property.theme);

  for (const name of [...Object.keys(set), '--face-serif', '--face-sans', '--face-slab']) {
    expect(defaults[name], name).toBeTruthy();
  }
  const { '--face-display': _face, ...numbers } = set;
  expect(own).toMatchObject(numbers);
  expect(own['--accent']).not.toBe(defaults['--accent']);
  expect(own['--radius-m']).toBe(`${system.property.theme.radius}px`);
  expect(await headingFace()).toBe(withoutSpaces(own['--face-display']));
});

test('the browser’s bar has the background colour of the page, in light and in dark', async ({ page }) => {
  await openReadyPage(page, pathTo('property', hotels.muscat));

  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const grounds = await page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.documentElement.appendChild(document.createElement('span'));
      probe.style.color = bars.find(({ media }) => !media || matchMedia(media).matches)?.content ?? '';
      const [bar, page] = [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
      probe.remove();
      return { bar, page };
    });

    expect(grounds.bar).toBe(grounds.page);
  }
});

test('N-10 a sheet, a dialog and the gallery have the z-index 1000, and toasts are above them', async ({
  page,
}) => {
  await withAnsweredBanner(page);
  // The kit page shows busy controls, so it never settles; waiting until it is interactive is enough.
  await page.goto('/_dev/kit');
  await waitUntilReady(page);
  const open = page.locator('dialog:modal');

  for (const [opener, close] of [
    ['Open a sheet', 'Close'],
    ['Open a dialog', 'Keep booking'],
  ]) {
    await page.getByRole('button', { name: opener }).click();
    await expect(open).toHaveCSS('z-index', '1000');
    await open.getByRole('button', { name: close }).click();
    await expect(open).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Success message' }).click();
  const toasts = page.getByRole('status').filter({ hasText: 'Your table is booked' });
  expect(Number(await toasts.evaluate((it) => getComputedStyle(it).zIndex))).toBeGreaterThan(1000);

  await openReadyPage(page, pathTo('property-outlet', { ...hotels.lisbon, outlet: 'mare-alta' }));
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
  await expect(open).toHaveCSS('z-index', '1000');
});
