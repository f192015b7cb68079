import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { authHeaders } from '../../actors/auth-headers';
import { signIn } from '../../actors/sign-in-as';
import { expect, test } from '../../test';

const property = 'casa-miramar';

/** Links the guest to a reservation of the hotel system that no other journey uses. */
async function linkStay(page: Page): Promise<void> {
  const detail = await page.request.get(fillIn(propertyContract.getDetail.path, { property }));
  // The cast is safe because the server checks its replies against the contract.
  const { system } = (await detail.json()) as ReplyOf<typeof propertyContract.getDetail>;
  const { timeZone, businessDayStart } = system.property;
  const checkout = addDays(businessDay(Date.now(), timeZone, businessDayStart), 5);
  const reply = await page.request.post(fillIn(stayContract.verifyStay.path, { property }), {
    headers: await authHeaders(page),
    data: { lastName: 'Fernández Ortega', room: '212', checkout },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('R-12 a guest goes from their stay to the bill and asks about a line', async ({ page }) => {
  await signIn(page, property, { stay: {} });
  await page.goto(pathTo('property-reservations', { property }));
  await linkStay(page);
  await page.reload();
  await waitUntilUsable(page);

  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your bill' })).toBeVisible();
  await expect(page.getByText('Entered by the hotel').first()).toBeVisible();
  await expect(page.getByText("The totals don't match")).toHaveCount(0);
  await page
    .getByRole('button', { name: /Ask about Room 212/ })
    .first()
    .click();
  await page.getByLabel("What's wrong?").fill('Was breakfast included?');
  await page.getByRole('button', { name: 'Send question' }).click();

  await expect(page.getByText('Question sent')).toBeVisible();
  await page.goto(pathTo('property-requests', { property }));
  await expect(page.getByText('Question about the bill').first()).toBeVisible();
});
