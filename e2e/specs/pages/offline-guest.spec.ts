import { pathTo } from '@guest/shared/routes/routes';
import { goByNavigation } from '../../actors/go-by-navigation';
import { signIn } from '../../actors/sign-in-as';
import { hotels } from '../../suite/hotels';
import { suiteAddress } from '../../suite/suite-address';
import { openAndCache, waitUntilCached, waitUntilFileCached } from '../../suite/wait-until-cached';
import { bookTables } from '../../actors/hotel-tables';
import { day } from '../../actors/anonymous-guest';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;
const HOME = pathTo('property', { property });

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

test("a signed-in guest's page reached by navigation opens offline, with the copy that was kept for this guest", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signIn(page, property);
  await openAndCache(page, HOME);
  await goByNavigation(page, /eat & drink/i);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Maré Alta/ })
    .first()
    .click();
  await main
    .getByRole('link', { name: /À la carte/ })
    .first()
    .click();
  const menu = 'À la carte';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menu);
  const dish = await main.getByRole('listitem').first().innerText();
  await waitUntilFileCached(page, /\/copies\/.*\/menus\/[^/]+\/overview$/);
  await waitUntilCached(page, HOME);

  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menu);
  await expect(main.getByRole('listitem').first()).toHaveText(dish, { useInnerText: true });
  await expect(page.getByRole('status').filter({ hasText: /Updated/ })).toHaveText(
    /^Updated \d\d:\d\d · you're offline$/,
  );
});

test("a signed-in guest's day, requests and the hotel's services open offline, with the time they were current", async ({
  page,
  context,
  ownHotel,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED|room could not be refreshed/);
  const own = await ownHotel('lisbon');
  const requests = pathTo('property-requests', { property: own });
  const services = pathTo('property-request-create', { property: own });
  await signIn(page, own, { stay: { room: '204' } });
  await openAndCache(page, suiteAddress() + services);
  await page.getByRole('link', { name: 'Towels' }).click();
  await page.getByRole('radio', { name: 'Bath towels' }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Bath towels' });
  await expect(card.getByRole('status')).toHaveText('Sent');
  const myDay = pathTo('property-reservations', { property: own });
  const table = page
    .getByRole('region', { name: 'Your plan' })
    .getByRole('link', { name: 'Maré Alta', exact: true });
  await bookTables(page, { property: own, outlet: 'mare-alta', date: day(1), count: 1 });
  await openAndCache(page, suiteAddress() + myDay);
  await expect(table).toBeVisible();
  await waitUntilFileCached(page, /\/copies\/.*\/timeline/);
  await openAndCache(page, suiteAddress() + requests);
  await expect(card.getByRole('status')).toHaveText('Sent');

  await context.setOffline(true);
  await page.reload();

  await expect(card.getByRole('status')).toHaveText('Sent');
  await expect(page.getByText(/^Updated .*\d\d:\d\d/).first()).toBeVisible();
  await page.goto(services);
  await expect(page.getByRole('link', { name: 'Towels' })).toBeVisible();
  await page.goto(myDay);
  await expect(table).toBeVisible();
  await expect(page.getByText(/^Updated .*\d\d:\d\d/).first()).toBeVisible();
});
