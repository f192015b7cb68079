import { openReadyPage } from '../../accessibility/ready-page';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

for (const { property } of Object.values(hotels)) {
  test(`headings of ${property} have lining figures, whose digits all have one height`, async ({ page }) => {
    await openReadyPage(page, `/${property}`);

    const variants = await page
      .locator('h1, h2, h3')
      .evaluateAll((headings) => headings.map((it) => getComputedStyle(it).fontVariantNumeric));

    expect(variants.length).toBeGreaterThan(1);
    expect(variants.every((variant) => variant.includes('lining-nums'))).toBe(true);
  });
}

test('pictures are dimmed in the dark scheme and only there', async ({ page }) => {
  await openReadyPage(page, `/${hotels.lisbon.property}`);
  const filter = () =>
    page
      .locator('main img')
      .first()
      .evaluate((it) => getComputedStyle(it).filter);

  expect(await filter()).toBe('none');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await filter()).toBe('brightness(0.82)');
});

test('four quick actions never stand as three and one', async ({ page }) => {
  const { property } = hotels.lisbon;
  await openReadyPage(page, `/${property}`);
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  const rowLengths = () =>
    actions.getByRole('listitem').evaluateAll((items) => {
      const tops = items.map((it) => Math.round(it.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((it) => it === top).length);
    });
  expect(await rowLengths()).toEqual([3, 3]);

  // A hotel without requests and activities has four.
  await actions.getByRole('listitem').evaluateAll((items) => items.slice(2, 4).forEach((it) => it.remove()));

  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await rowLengths()).toEqual([2, 2]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await rowLengths()).toEqual([4]);
});
