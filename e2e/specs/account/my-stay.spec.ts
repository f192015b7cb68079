import { pathTo } from '@guest/shared/routes/routes';
import { axeFindings } from '../../accessibility/axe-findings';
import { findClippedText } from '../../accessibility/clipped-text';
import { smallTargets } from '../../accessibility/small-targets';
import { authHeaders } from '../../actors/auth-headers';
import { bookTables } from '../../actors/hotel-tables';
import { signIn } from '../../actors/sign-in-as';
import { openTimesAsGuest } from '../../actors/table';
import { day, waitUntilUsable } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

let property: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
});

test.setTimeout(90_000);

test('R-12 a guest sees the day plan change live, opens a booking from it, and lets a calendar app follow it', async ({
  page,
}) => {
  const times = await openTimesAsGuest(page, { property, outlet: 'mare-alta' }, 11);
  await times.first().click();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText(/^TB-[2-9A-Z]{6}$/)).toBeVisible();

  await page.goto(pathTo('property-reservations', { property }));
  await waitUntilUsable(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My stay' })).toBeVisible();
  const plan = page.getByRole('region', { name: 'Your plan' });
  const next = plan.getByRole('region', { name: 'Next' });
  await expect(next.getByText('Confirmed')).toBeVisible();
  await expect(next.getByRole('link', { name: /^Change:/ })).toBeVisible();

  await page.getByRole('button', { name: 'Follow in your calendar' }).click();
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByText(/timeline\.ics\?key=/).innerText();
  const feed = await page.request.get(address);
  expect(await feed.text()).toContain('SUMMARY:Maré Alta');
  await page.getByRole('button', { name: 'Revoke address' }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const link = next.getByRole('link', { name: 'Maré Alta', exact: true });
  const booking = new URL(String(await link.getAttribute('href')), page.url()).searchParams.get('booking');
  const headers = await authHeaders(page);
  const cancelled = await page.request.delete(`/web/property/${property}/bookings/tables/${booking}`, {
    headers,
  });
  expect(cancelled.status()).toBe(200);
  const recently = plan.getByRole('region', { name: 'Recently cancelled' });
  await expect(recently.getByText('Booking cancelled')).toBeVisible();

  await recently.getByRole('link', { name: 'Maré Alta', exact: true }).click();
  await expect(page.getByText(/^TB-[2-9A-Z]{6}$/)).toBeVisible();
});

for (const dir of ['ltr', 'rtl']) {
  test(`R-12 the day plan is readable and usable ${dir}, at 320 px and with text of 200 %`, async ({
    page,
  }) => {
    await signIn(page, property, { stay: { to: 45 } });
    await bookTables(page, { property, outlet: 'mare-alta', date: day(11), count: 2 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathTo('property-reservations', { property }));
    await waitUntilUsable(page);
    const conflict = page.getByText(/^At the same time as/);
    await expect(conflict).toHaveCount(2);
    await page.evaluate((value) => (document.documentElement.dir = value), dir);

    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findClippedText(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findClippedText(page)).toEqual([]);

    await page
      .getByRole('button', { name: /^That's fine/ })
      .first()
      .press('Enter');
    await expect(conflict).toHaveCount(0);
  });
}
