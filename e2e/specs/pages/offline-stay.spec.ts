import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { day } from '../../actors/anonymous-guest';
import { bookTables } from '../../actors/hotel-tables';
import { signIn } from '../../actors/sign-in-as';
import { openAndCache } from '../../suite/wait-until-cached';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const LANGUAGES = {
  en: { locale: 'en-GB', like: 'lisbon', heading: 'My stay', age: /^Updated \d\d:\d\d · you're offline$/ },
  ar: { locale: 'ar-OM', like: 'muscat', heading: 'إقامتي', age: /^آخر تحديث \d\d:\d\d · أنت غير متصل$/ },
} as const;
const CODE = /^TB-[2-9A-Z]{6}$/;

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

async function findOutlet(page: Page, property: string): Promise<string> {
  const reply = await page.request.get(fillIn(outletContract.listOutlets.path, { property }));
  // The cast is safe because the server checks its replies against the contract.
  const { items } = (await reply.json()) as ReplyOf<typeof outletContract.listOutlets>;
  const found = items.find(({ bookingMode }) => bookingMode === 'instant');
  if (!found) throw new Error('the demo hotel has changed');
  return found.slug;
}

for (const [lang, { locale, like, heading, age }] of Object.entries(LANGUAGES)) {
  test.describe(lang, () => {
    test.use({ locale });

    test(`my day and a booking with its code open offline, and say how old they are (${lang})`, async ({
      page,
      context,
      ownHotel,
      consoleErrors,
    }) => {
      consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
      const property = await ownHotel(like);
      await signIn(page, property, { stay: { to: 20 } });
      const outlet = await findOutlet(page, property);
      await bookTables(page, { property, outlet, date: day(5), count: 1 });
      const stay = pathTo('property-reservations', { property });
      const booking = page.getByRole('main').locator('a[href*="booking="]').first();
      await page.goto(stay);
      await waitUntilReady(page);
      await openAndCache(page, new URL((await booking.getAttribute('href')) ?? '', page.url()).href);
      const code = await page.getByText(CODE).innerText();
      const bookingUrl = page.url();
      await openAndCache(page, new URL(stay, page.url()).href);
      await expect(booking).toBeVisible();

      await context.setOffline(true);
      await page.goto(stay);

      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(booking).toBeVisible();
      await expect(page.getByText(age)).toBeVisible();
      await page.goto(bookingUrl);
      await expect(page.getByText(code)).toBeVisible();
      await expect(page.getByText(age)).toBeVisible();
    });
  });
}
