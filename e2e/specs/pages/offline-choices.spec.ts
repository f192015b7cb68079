import { favoriteContract } from '@guest/shared/contracts/favorite/favorite.contract';
import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { pathTo } from '@guest/shared/routes/routes';
import type { Request } from '@playwright/test';
import { readAs } from '../../actors/auth-headers';
import { signIn } from '../../actors/sign-in-as';
import { hotels } from '../../suite/hotels';
import { suiteAddress } from '../../suite/suite-address';
import {
  cacheLazyFiles,
  openAndCache,
  waitUntilCached,
  waitUntilFileCached,
} from '../../suite/wait-until-cached';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const LANGUAGES = {
  en: {
    locale: 'en-GB',
    property: hotels.lisbon.property,
    heart: /to favourites$/,
    email: 'Email me about unread messages',
    noBooking: "You're offline. A booking needs a connection to the hotel.",
  },
  ar: {
    locale: 'ar-OM',
    property: hotels.muscat.property,
    heart: /إلى المفضلة$/,
    email: 'إرسال بريد عن الرسائل غير المقروءة',
    noBooking: 'أنت غير متصل بالإنترنت. يتطلب الحجز اتصالًا بالفندق.',
  },
} as const;

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

for (const [lang, { locale, property, heart, email, noBooking }] of Object.entries(LANGUAGES)) {
  test.describe(lang, () => {
    test.use({ locale });

    test(`a favourite and a preference chosen offline stay through a reload and reach the hotel later (${lang})`, async ({
      page,
      context,
      consoleErrors,
    }) => {
      consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
      await signIn(page, property);
      const profile = pathTo('property-profile', { property });
      const outlets = pathTo('property-directories-outlets', { property });
      await openAndCache(page, suiteAddress() + profile);
      const emails = page.getByRole('switch', { name: email });
      await expect(emails).not.toBeChecked();
      await page.goto(outlets);
      await waitUntilReady(page);
      await waitUntilCached(page, outlets);
      await cacheLazyFiles(page);
      await waitUntilFileCached(page, /\/dining\/.*\/choices\./);
      await waitUntilFileCached(page, /\/account\/.*\/choices\./);
      const first = page.getByRole('button', { name: heart }).first();
      await expect(first).toHaveAttribute('aria-pressed', 'false');

      await context.setOffline(true);
      await first.click();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await page.goto(profile);
      await emails.click();
      await expect(emails).toBeChecked();
      await page.reload();
      await expect(emails).toBeChecked();

      const favorites = () => readAs(page, favoriteContract.listFavorites, { property, type: 'outlet' });
      const preferences = () => readAs(page, notificationContract.getNotifications, { property });
      expect((await favorites()).items).toEqual([]);
      await context.setOffline(false);

      await expect.poll(async () => (await favorites()).items.length, { timeout: 30_000 }).toBe(1);
      await expect
        .poll(
          async () =>
            (await preferences()).choices.find((one) => one.class === 'chat' && one.channel === 'email')
              ?.isOn,
        )
        .toBe(true);
      await expect(emails).toBeChecked();
    });

    test(`a page to book a table says offline that it needs the hotel, before anything is chosen (${lang})`, async ({
      page,
      context,
      consoleErrors,
      addressOf,
    }) => {
      consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
      const book = await addressOf('property-outlet-book', property);
      await openAndCache(page, suiteAddress() + book);
      await expect(page.getByText(noBooking)).toBeHidden();

      await context.setOffline(true);
      await page.goto(book);

      await expect(page.getByText(noBooking)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(noBooking)).toBeHidden({ timeout: 20_000 });
    });
  });
}

test.describe('before the outbox is open', () => {
  test.use({ serviceWorkers: 'block' });

  test('the choices of the guest show with the first drawing of the next page', async ({
    page,
    request,
    consoleErrors,
  }) => {
    consoleErrors.expected(/Failed to load resource/);
    const { property } = hotels.lisbon;
    await signIn(page, property);
    const isChoice = (request: Request) =>
      request.method() === 'PUT' && /\/(favorites\/.*|like|notifications)$/.test(request.url());
    await page.route('**', (route) => (isChoice(route.request()) ? route.abort() : route.continue()));
    // Guests of other tests may publish newer posts.
    const { items } = await (await request.get(`/web/property/${property}/posts?limit=1`)).json();
    const article = page.locator(`[data-post-id="${items[0].id}"]`);
    const choices = [
      {
        path: pathTo('property-directories-outlets', { property }),
        control: (pressed: boolean) =>
          page.getByRole('main').getByRole('button', { name: /favourites$/, pressed }),
      },
      {
        path: pathTo('property-discover', { property }),
        control: (pressed: boolean) => article.getByRole('button', { name: /^Like/, pressed }),
      },
      {
        path: pathTo('property-profile', { property }),
        control: (checked: boolean) => page.getByRole('switch', { name: LANGUAGES.en.email, checked }),
      },
    ];
    for (const { path, control } of choices) {
      await page.goto(path);
      await waitUntilReady(page);
      // A choice is stored before it is sent.
      const isStored = page.waitForRequest(isChoice);
      await control(false).first().click();
      await isStored;
      await expect(control(true)).toHaveCount(1);
    }

    // The code of the outboxes never arrives.
    await page.route(/\/(choices|share-outbox)\.[^/]*\.js$/, () => {});
    for (const { path, control } of choices) {
      await page.goto(path);
      await expect(control(true)).toHaveCount(1);
    }
  });
});
