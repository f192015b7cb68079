import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { openReadyPage } from '../accessibility/ready-page';
import { signInThroughPages } from '../actors/anonymous-guest';

/** A common task of a guest, run in a page whose address selects a mix. */
export interface Journey {
  readonly name: string;
  run(page: Page, mix: string): Promise<void>;
}

const HOTEL = { property: 'casa-miramar' };
/** The timeout is long because the machine may be busy with other work. */
const LONG_TIMEOUT = { timeout: 20_000 };

const openPage = (path: string): Journey => ({
  name: path,
  run: (page, mix) => openReadyPage(page, `${path}?mix=${mix}`),
});

/** Opens one page of each package as a first view, which the server renders and the browser hydrates. */
export const openPages = (paths: readonly string[]): Journey[] => paths.map(openPage);

/** Visits all packages in one document by navigating, as a guest would. */
const walk: Journey = {
  name: 'from page to page',
  async run(page, mix) {
    await openReadyPage(page, `${pathTo('property', HOTEL)}?mix=${mix}`);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    // The chat asks an anonymous visitor to sign in, which the next journey covers.
    for (const link of (await links.filter({ hasNotText: 'Chat' }).all()).reverse()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', /.+/, LONG_TIMEOUT);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(LONG_TIMEOUT);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, LONG_TIMEOUT);
    }
  },
};

/** Signs in with the account remote and continues in the chat remote. */
const write: Journey = {
  name: 'signing in and writing to the hotel',
  async run(page, mix) {
    await signInThroughPages(page, HOTEL.property, { service: 'chat', 'from-footer': 'true', mix });
    const box = page.getByRole('textbox', { name: 'Write a message' });
    await box.fill('Good evening!');
    await box.press('Enter');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Good evening!', { exact: true })).toBeVisible(LONG_TIMEOUT);
    await expect(messages.getByText('Sending', { exact: true })).toHaveCount(0, LONG_TIMEOUT);
  },
};

export const mainJourneys: readonly Journey[] = [
  ...openPages([
    pathTo('property', HOTEL),
    pathTo('property-discover', HOTEL),
    pathTo('property-directories', HOTEL),
    pathTo('property-activities-index', HOTEL),
    pathTo('property-chat-intro', HOTEL),
    pathTo('property-signin', HOTEL),
  ]),
  walk,
  write,
];
