import { pathTo } from '@guest/shared/routes/routes';
import { newestCode } from '../../actors/mailbox';
import {
  requestCode,
  enterCode,
  waitUntilUsable,
  newGuest,
  enterName,
  enterStay,
} from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const property = 'casa-miramar';
const query = { service: 'new-request', entity: 'towels' };

test('N-02 R-10 the step and its number are shown in the page and its title', async ({ page }) => {
  await page.goto(pathTo('property-signin', { property }, query));
  await waitUntilUsable(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to continue' })).toBeVisible();

  await page.getByRole('link', { name: 'Continue with email' }).click();

  await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Your email | Step 1 of 4 | Casa Miramar');
  await expect(page.getByRole('status').filter({ hasText: 'Your email | Step 1 of 4' })).toBeAttached();
});

test('a reload at any step continues there with the typed values', async ({ page }) => {
  const guest = newGuest();
  await page.goto(pathTo('property-register-email', { property }, query));
  await waitUntilUsable(page);
  await page.getByLabel('Email address').fill(guest.email);
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByLabel('Email address')).toHaveValue(guest.email);

  await requestCode(page, guest);
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByText(/g•••@e•••\.com/)).toBeVisible();

  await enterCode(page, guest);
  await page.getByLabel('First name').fill('Grace');
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');

  await enterName(page, guest);
  await page.getByLabel('Room').fill('204');
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByLabel('Room')).toHaveValue('204');
  await enterStay(page);
  await expect(page).toHaveURL(/\/request\/create\?activeTemplateId=towels$/);
});

test('the start of the registration leads to the first missing step', async ({ page }) => {
  const guest = newGuest();
  await page.goto(pathTo('property-register', { property }, query));
  await expect(page).toHaveURL(/\/register\/email\?/);
  await waitUntilUsable(page);
  await requestCode(page, guest);

  await page.goto(pathTo('property-register', { property }));
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await enterCode(page, guest);
  await page.getByLabel('First name').waitFor();

  await page.goto(pathTo('property-register', { property }));
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('back keeps the typed values, and another email needs no restart', async ({ page }) => {
  const guest = newGuest();
  await page.goto(pathTo('property-register-email', { property }, query));
  await waitUntilUsable(page);
  await requestCode(page, guest);
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(guest.email);
  await page.goForward();

  const other = newGuest();
  await page.getByRole('link', { name: 'Use another email or phone' }).click();
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked();
  await page.getByLabel('Email address').fill(other.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await enterCode(page, other);

  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a wrong code is reported next to the field, and 123 456 equals 123456', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/422/);
  const guest = newGuest();
  await page.goto(pathTo('property-register-email', { property }, { service: 'like', entity: 'x' }));
  await waitUntilUsable(page);
  await requestCode(page, guest);
  const code = await newestCode(page.request, guest.email);
  const field = page.getByLabel('Code');

  await field.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAccessibleDescription(/That code isn't right. 4 tries left./);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();

  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('five wrong codes lead to the next option', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/422|423|410/);
  const guest = newGuest();
  await page.goto(pathTo('property-register-email', { property }));
  await waitUntilUsable(page);
  await requestCode(page, guest);
  const code = await newestCode(page.request, guest.email);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 6; tries += 1) {
    const field = page.getByLabel('Code');
    if (await field.isDisabled()) break;
    await field.fill(wrong);
    const answered = page.waitForResponse(/otp\/verify/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await answered;
  }

  await expect(page.getByText(/Too many wrong codes/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use another email or phone' })).toBeVisible();
  await expect(page.getByText('Reception can help:')).toBeVisible();
});

test('on a slow network the button shows that it is busy and then that it is still working', async ({
  page,
}) => {
  const guest = newGuest();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/signup/start', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(pathTo('property-register-email', { property }));
  await waitUntilUsable(page);
  await page.getByLabel('Email address').fill(guest.email);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();

  const send = page.getByRole('button', { name: 'Send code' });
  await send.click();

  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Still working. The connection is slow.')).toBeVisible({ timeout: 15_000 });
  arrive();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
});
