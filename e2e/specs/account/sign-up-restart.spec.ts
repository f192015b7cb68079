import { pathTo } from '@guest/shared/routes/routes';
import { newestCode } from '../../actors/mailbox';
import { requestCode, waitUntilUsable, newGuest, enterName } from '../../actors/anonymous-guest';
import { ownServer } from '../../suite/own-server';
import { expect, test } from '../../test';

test('a server restart between two steps of sign-up loses nothing', async ({ page, consoleErrors }) => {
  // During the restart, background requests fail and the closing server rejects the chat. A remote that did
  // not load is registered again, about which the federation runtime warns.
  consoleErrors.expected(
    /503|403|ERR_CONNECTION_(REFUSED|RESET)|WebSocket (connection|is already)|already registered/,
  );
  test.setTimeout(120_000);
  const server = await ownServer();
  try {
    const guest = newGuest();
    await page.goto(
      server.address +
        pathTo('property-register-email', { property: 'casa-miramar' }, { service: 'discover' }),
    );
    await waitUntilUsable(page);
    await requestCode(page, guest);
    const code = await newestCode(page.request, guest.email, server.address);

    await server.restart();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();

    await server.restart();
    await enterName(page, guest);
    await expect(page).toHaveURL(/\/casa-miramar\?justRegistered=true$/);
  } finally {
    await server.stop();
  }
});
