import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { newestCode } from './mailbox';
import { waitUntilReady } from '../suite/wait-until-ready';

/** Creates an anonymous visitor with a unique email for each test. */
export function newGuest(name = 'Ada') {
  const id = crypto.randomUUID().slice(0, 8);
  return { firstName: name, email: `guest-${id}@example.com` };
}
export type TestGuest = ReturnType<typeof newGuest>;

/**
 * Waits until the page is interactive and refuses cookies if asked, because the banner would cover the
 * controls.
 */
export async function waitUntilUsable(page: Page): Promise<void> {
  await page.addLocatorHandler(
    page
      .getByRole('region', { name: 'May we use optional cookies?' })
      .getByRole('button', { name: 'Decline' }),
    async (refuse) => {
      await refuse.click();
    },
    { times: 1 },
  );
  await waitUntilReady(page);
}

export async function requestCode(page: Page, guest: TestGuest): Promise<void> {
  await page.getByLabel('Email address').fill(guest.email);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

export async function enterCode(page: Page, guest: TestGuest): Promise<void> {
  await page.getByLabel('Code').fill(await newestCode(page.request, guest.email));
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function enterName(page: Page, guest: TestGuest): Promise<void> {
  await page.getByLabel('First name').fill(guest.firstName);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Opens sign-in for the action in the query string, signs up, and returns to where the action began. */
export async function signInThroughPages(
  page: Page,
  property: string,
  query: Record<string, string>,
  guest = newGuest(),
) {
  await page.goto(pathTo('property-signin', { property }, query));
  await waitUntilUsable(page);
  await signUp(page, guest);
  return guest;
}

/** Signs up from the sign-in page, however it was reached. */
export async function signUp(page: Page, guest: TestGuest): Promise<void> {
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await requestCode(page, guest);
  await enterCode(page, guest);
  await enterName(page, guest);
}

export const day = (offset: number) =>
  new Date(Date.now() + offset * 24 * 3_600_000).toISOString().slice(0, 10);

export async function enterStay(
  page: Page,
  stay: { from?: number; to?: number; room?: string } = {},
): Promise<void> {
  const { from = -1, to = 3, room } = stay;
  await page.getByLabel('Arrival').fill(day(from));
  await page.getByLabel('Departure').fill(day(to));
  if (room) await page.getByLabel('Room').fill(room);
  await page.getByRole('button', { name: 'Continue' }).click();
}
