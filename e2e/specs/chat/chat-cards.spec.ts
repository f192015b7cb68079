import { pathTo } from '@guest/shared/routes/routes';
import { messages } from '../../actors/chat/conversation';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { openTimesAsGuest } from '../../actors/table';
import { expect, test } from '../../test';

test('a booking is one card in the chat with the hotel and follows its changes', async ({
  page,
  ownHotel,
}) => {
  test.setTimeout(90_000);
  const property = await ownHotel('lisbon');
  const times = await openTimesAsGuest(page, { property, outlet: 'mare-alta' }, 15);
  await times.first().click();
  await page.getByRole('button', { name: 'Book this table' }).click();
  const reference = await page.getByText(/^TB-[2-9A-Z]{6}$/).innerText();

  await page.goto(pathTo('property-chat', { property }));
  await waitUntilUsable(page);
  await page.getByRole('link', { name: 'Reception', exact: true }).click();
  const card = messages(page).getByRole('article', { name: reference });
  await expect(card.getByText('Confirmed')).toBeVisible();

  await card.getByRole('link', { name: 'Maré Alta' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();

  // The browser's back of a test can only name an entry, and the one of the dialog is about to be removed.
  await page.waitForFunction(() => !history.state?.over);
  await page.goBack();
  await expect(card.getByText('Booking cancelled')).toBeVisible();
  await expect(card).toHaveCount(1);
});
