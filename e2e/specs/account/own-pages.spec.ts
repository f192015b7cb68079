import { pathTo } from '@guest/shared/routes/routes';
import { authHeaders } from '../../actors/auth-headers';
import { newestCode } from '../../actors/mailbox';
import { openProfileAsGuest, signIn } from '../../actors/sign-in-as';
import { signInThroughPages, waitUntilUsable, enterStay } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const property = 'casa-miramar';

test('R-11 Q-07 a guest views and changes the profile', async ({ page }) => {
  await openProfileAsGuest(page, property);
  await expect(page).toHaveTitle('Profile | Verified guest | Casa Miramar');

  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('radio', { name: 'français' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  // The pages use the new language too.
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByRole('main').getByText('français')).toBeVisible();
});

test('a photo is cropped to a square and shown', async ({ page }) => {
  await openProfileAsGuest(page, property);
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await page.getByLabel('Zoom').fill('0.5');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Shown next to your posts and messages')).toBeVisible();
});

test('a new email counts once its code is entered, and the session continues', async ({ page }) => {
  const guest = await openProfileAsGuest(page, property);
  const other = { ...guest, email: guest.email.replace('guest-', 'other-') };
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByLabel('Email address').fill(other.email);
  await page.getByRole('button', { name: 'Send code' }).click();

  await page.getByLabel('Code').fill(await newestCode(page.request, other.email));
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText(other.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(other.email)).toBeVisible();
});

test('signing out revokes the token, and the profile asks to sign in', async ({ page, request }) => {
  await openProfileAsGuest(page, property);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  const headers = await authHeaders(page);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await expect(page.getByText("You're signed out.")).toBeVisible();
  expect((await request.get(`/web/property/${property}/guest`, { headers })).status()).toBe(401);
  await page.goto(pathTo('property-profile', { property }));
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});

test('X-03 a revoked token leads through /clear to the property', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expected(/401|could not be refreshed/);
  await openProfileAsGuest(page, property);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  // All reads of the page have finished, so that only the reload is rejected.
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const headers = await authHeaders(page);
  await request.post(`/web/property/${property}/guest/signout`, { headers, data: {} });

  await page.reload();

  await expect(page).toHaveURL(`/${property}`);
  expect(await page.evaluate(() => localStorage.getItem('guest-session') ?? '')).not.toContain('gt_');
});

test('an account is deleted with a new code, and the deletion can be undone', async ({ page }) => {
  // The guest is not signed in by code, because a second code for the same address is sent only after a
  // minute.
  const { email } = await signIn(page, property);
  await page.goto(pathTo('property-profile', { property }));
  await waitUntilUsable(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('radio', { name: 'Keep them without your name' }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await newestCode(page.request, email));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Keep account' }).click();
  await expect(page.getByText("We've kept your account.")).toBeVisible();
  await expect(page.getByText(/Your account will be deleted on/)).toBeHidden();
});

test('R-12 a future stay prevents the deletion of the account with an explanation', async ({ page }) => {
  await signInThroughPages(page, property, {
    service: 'reservations',
    returnTo: `/${property}/reservations`,
  });
  await enterStay(page, { from: 10, to: 12 });
  await expect(page.getByRole('region', { name: 'Your stays' }).getByText('Booked')).toBeVisible();

  await page.goto(pathTo('property-profile', { property }));
  await page.getByRole('button', { name: 'Delete account' }).click();

  await expect(page.getByText("Your account can't be deleted yet")).toBeVisible();
  await expect(page.getByText(/You have an upcoming stay\./)).toBeVisible();
});

test('S-31 Q-02 a guest who opens another hotel is signed in there and asked for the stay', async ({
  page,
  consoleErrors,
}) => {
  // Requests of the other hotel's page with the old token get 404 until the guest has moved, and 401 right after that.
  consoleErrors.expected(/404|401/);
  await openProfileAsGuest(page, property);
  const before = await authHeaders(page);

  await page.goto('/higashiyama-an');

  await expect(page).toHaveURL(/\/higashiyama-an\/register\/stay\?newProperty=true$/);
  await expect(page.getByLabel('Arrival')).toBeVisible();
  const after = await authHeaders(page);
  expect(after).not.toEqual(before);
  expect((await page.request.get(`/web/property/${property}/guest`, { headers: before })).status()).toBe(401);
  await enterStay(page);
  await expect(page).toHaveURL(/\/higashiyama-an\?justRegistered=true$/);
});

test('X-07 a failed change of hotel leaves the guest at the old one with a way to try again', async ({
  page,
  consoleErrors,
}) => {
  // 401 comes from requests with the token of the previous hotel during the change.
  consoleErrors.expected(/could not be moved|503|404|401/);
  await signIn(page, property);
  await page.goto('/');
  await waitUntilUsable(page);
  await page.route('**/change', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not now', code: 'x' } }),
  );

  const other = page.getByRole('link', { name: /東山庵|Higashiyama/ }).first();
  await other.click();
  await page.waitForResponse(/\/change/);
  await expect(page).toHaveURL('/');

  await page.unroute('**/change');
  await other.click();
  await expect(page).toHaveURL(/\/register\/stay\?newProperty=true/);
});
