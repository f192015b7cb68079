import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { activityBookingPath } from '../../actors/activity';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { storedOnDevice } from '../../actors/device';
import { createEveningHotel, dayAt, LEAVING_TOMORROW } from '../../actors/evening-hotel';
import { signIn } from '../../actors/sign-in-as';
import { bookTables } from '../../actors/hotel-tables';
import { connectStaff, type StaffConnection } from '../../actors/staff';
import { loadCatalog } from '../../suite/catalog';
import { expect, test } from '../../test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** The room as it stands in the saved session, which is a text within the text of everything that is stored. */
const SAVED_ROOM = `\\"room\\":\\"${LEAVING_TOMORROW.room}\\"`;
const VOUCHER = /^[2-9A-Z]{8}$/;
/** The surf lesson takes place at least twice a day. */
const SURF = 'first-wave';

test.setTimeout(240_000);

/** Empties the sessions of a day, because which of them the demo fills depends on the day. */
async function emptySessions(desk: StaffConnection, date: string): Promise<void> {
  for (const { sessionUuid, version, placesTaken, activityName } of await desk.request('loadSessions', {
    date,
  }))
    if (activityName === 'First wave' && placesTaken > 0)
      await desk.request('changeSession', { sessionUuid, version, placesTaken: 0 });
}

/** Calls off the session in which the family has booked. */
async function callOffBookedSession(desk: StaffConnection, date: string): Promise<void> {
  const sessions = await desk.request('loadSessions', { date });
  const booked = sessions.find(({ booked: places }) => places > 0);
  if (!booked) throw new Error('no session has a booking');
  const { sessionUuid, version } = booked;
  await desk.request('cancelSession', { sessionUuid, version, reasonCode: 'weather' });
}

async function linkReservation(
  page: Page,
  property: string,
  account: (key: string) => string,
): Promise<void> {
  await page.goto(pathTo('property-reservations', { property }));
  await waitUntilUsable(page);
  await page.getByRole('button', { name: account('Find reservation') }).click();
  const { lastName, room } = LEAVING_TOMORROW;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(account('Last name')).fill(lastName);
  await dialog.getByLabel(account('Room or reservation number')).fill(room);
  await dialog.getByLabel(account('Departure')).fill(await dayAt(page.request, property, 1));
  await dialog.getByRole('button', { name: account('Find reservation') }).click();
  await expect(page.getByText(LEAVING_TOMORROW.reservationNumber)).toBeVisible();
}

// Each language and each width once: the texts do not depend on the width, nor the steps on the language.
for (const { lang, viewport } of [
  { lang: 'en', viewport: PHONE },
  { lang: 'ar', viewport: PHONE },
  { lang: 'ja', viewport: LAPTOP },
]) {
  test.describe(`in ${lang} at ${viewport.width} px`, () => {
    test.use({
      viewport,
      locale: lang,
      serviceWorkers: 'allow',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('R-12 R-17 a family links its room, books, moves, is called off, rebooks and checks out without a trace', async ({
      page,
      browser,
    }) => {
      const booking = loadCatalog(lang, 'mfe-activities/src/lazy-texts', 'mfe-activities/src');
      const account = loadCatalog(
        lang,
        'mfe-account/src/profile/texts',
        'mfe-account/src',
        'mfe-account/src/reservations/day-plan/texts',
      );
      const property = await createEveningHotel(page.request, lang);
      const desk = await connectStaff(page.request, { property, role: 'supervisor' });
      const tomorrow = await dayAt(page.request, property, 1);
      await emptySessions(desk, tomorrow);
      await signIn(page, property);
      const button = (key: string) => page.getByRole('button', { name: booking(key), exact: true });
      const heading = (key: string) => page.getByRole('heading', { level: 2, name: booking(key) });
      const when = page.getByRole('article').getByRole('heading', { level: 2 });
      const confirmed = page.getByRole('status').getByText(booking('Confirmed'), { exact: true });

      await test.step('links the reservation by its room', async () => {
        await linkReservation(page, property, account);
      });

      await test.step('books for two adults and a child', async () => {
        await page.goto(await activityBookingPath(page, property, SURF));
        await waitUntilUsable(page);
        await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
        await page
          .getByRole('main')
          .getByRole('link', { name: /^\d\d:\d\d – \d\d:\d\d$/ })
          .first()
          .click();
        await expect(heading('Who is coming?')).toBeVisible();
        await page.getByRole('spinbutton').nth(0).fill('2');
        await page.getByRole('spinbutton').nth(1).fill('1');
        for (const [index, age] of [34, 36, 9].entries())
          await page.getByRole('main').getByRole('textbox').nth(index).fill(String(age));
        await button('Continue').click();
        await expect(heading('Your details')).toBeVisible();
        await page.getByRole('main').getByRole('textbox').nth(1).fill('182, 170, 135');
        await page.getByRole('checkbox', { name: booking('I have read this and agree') }).check();
        await button('Continue').click();
        await expect(heading('Review and book')).toBeVisible();
        await page.getByRole('radio', { name: booking('Pay there') }).check();
        expect(await axeFindings(page)).toEqual([]);
        await page.locator('[data-action-bar]').getByRole('button').last().click();
        await expect(confirmed).toBeVisible();
        await expect(page.getByText(VOUCHER)).toBeVisible();
      });
      const first = await when.innerText();

      await test.step('moves to another time', async () => {
        await button('Change').click();
        await expect(heading('Choose another time')).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasNotText: booking('Your time') })
          .getByRole('link', { name: /^\d\d:\d\d – \d\d:\d\d$/ })
          // The earlier ones can contain the time of the check-out, which depends on the day of the week.
          .last()
          .click();
        await button('Continue').click();
        await button('Continue').click();
        await button('Change booking').click();
        await expect(confirmed).toBeVisible();
        await expect(when).not.toHaveText(first);
      });

      await test.step('is told that the hotel calls it off, and takes the next time with one tap', async () => {
        await callOffBookedSession(desk, tomorrow);
        await expect(page.getByText(booking('Available instead, with one tap:'))).toBeVisible();
        await expect(page.getByText(booking('the weather'), { exact: false }).first()).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('article').getByRole('listitem').getByRole('button').first().click();
        await expect(confirmed).toBeVisible();
        await expect(when).toHaveText(first);
      });
      const voucher = await page.getByText(VOUCHER).innerText();
      // The device keeps the voucher for use without a network, until the stay ends. The service worker stores the reads
      // of the first load that it controls.
      await expect(async () => {
        await page.reload();
        await waitUntilUsable(page);
        await expect(page.getByText(voucher)).toBeVisible();
        expect((await storedOnDevice(page)).includes(voucher)).toBe(true);
      }).toPass({ timeout: 90_000 });
      await bookTables(page, { property, outlet: 'mare-alta', date: tomorrow, count: 1 });
      // A copy of the device as it is before the check-out, which is switched off until the end.
      const device = await page.context().storageState();
      expect(JSON.stringify(device)).toContain(SAVED_ROOM);

      await test.step('checks out, and keeps the lesson of the last day', async () => {
        await page.goto(pathTo('property-bill', { property }));
        await waitUntilUsable(page);
        await expect(page.getByRole('heading', { level: 1, name: account('Your bill') })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: account('Check out'), exact: true }).click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('checkbox')).toHaveCount(2);
        await sheet.getByRole('checkbox', { name: /First wave/ }).check();
        await sheet.getByRole('textbox').fill('family@example.com');
        expect(await axeFindings(page)).toEqual([]);
        await sheet.getByRole('button', { name: account('Check out now') }).click();
        await expect(page.getByText(account("You've checked out"), { exact: true })).toBeVisible();
      });

      await test.step('leaves no trace on the device', async () => {
        await expect(async () => {
          const stored = await storedOnDevice(page);
          const traces = [LEAVING_TOMORROW.reservationNumber, SAVED_ROOM, voucher];
          expect(traces.filter((trace) => stored.includes(trace))).toEqual([]);
        }).toPass();
        await page.getByRole('link', { name: account('Stay signed in') }).click();
        await expect(page).toHaveURL(new RegExp(`/${property}$`));
        await expect(page.getByText(new RegExp(`\\b${LEAVING_TOMORROW.room}\\b`))).toHaveCount(0);
        const thanks = loadCatalog(lang, 'shell/src/home/greeting')('Thank you for staying with us');
        await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
      });

      await test.step('has kept the lesson, and the table is cancelled', async () => {
        await page.goto(pathTo('property-reservations', { property }));
        const cancelled = page.getByRole('region', { name: account('Recently cancelled') });
        await expect(cancelled.getByRole('link', { name: 'Maré Alta', exact: true })).toBeVisible();
        // The family had two lessons, and only the one that the hotel has called off is listed here.
        await expect(cancelled.getByRole('link', { name: 'First wave', exact: true })).toHaveCount(1);
        const lesson = page.getByRole('listitem').filter({ hasText: 'First wave' });
        await expect(lesson.getByText(account('Confirmed')).first()).toBeVisible();
      });

      await test.step('another device that was off forgets the stay when it starts', async () => {
        const context = await browser.newContext({ viewport, locale: lang, storageState: device });
        const other = await context.newPage();
        await other.goto(pathTo('property', { property }));
        await expect
          .poll(async () => (await storedOnDevice(other)).includes(SAVED_ROOM), { timeout: 20_000 })
          .toBe(false);
        await context.close();
      });
      desk.disconnect();
    });
  });
}
