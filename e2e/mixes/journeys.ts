import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { openLive } from '../accessibility/live-page';
import { comeIn } from '../actors/stranger';

/** A common task of a guest, run in a page whose address selects a mix. */
export interface Journey {
  readonly name: string;
  go(page: Page, mix: string): Promise<void>;
}

const HOTEL = { property: 'casa-miramar' };
/** The timeout is long because the machine may be busy with other work. */
const PATIENCE = { timeout: 20_000 };

const openPage = (path: string): Journey => ({
  name: path,
  go: (page, mix) => openLive(page, `${path}?mix=${mix}`),
});

/** Opens one page of each package as a first view, which the server renders and the browser hydrates. */
export const openPages = (paths: readonly string[]): Journey[] => paths.map(openPage);

/** Visits all packages in one document by navigating, as a guest would. */
const walk: Journey = {
  name: 'from place to place',
  async go(page, mix) {
    await openLive(page, `${pathTo('property', HOTEL)}?mix=${mix}`);
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    // The chat asks an anonymous visitor to sign in, which the next journey covers.
    for (const place of (await places.filter({ hasNotText: 'Chat' }).all()).reverse()) {
      await place.click();
      await expect(place).toHaveAttribute('aria-current', /.+/, PATIENCE);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, PATIENCE);
    }
  },
};

/** Signs in with the account remote and continues in the chat remote. */
const write: Journey = {
  name: 'coming in, and writing to the house',
  async go(page, mix) {
    await comeIn(page, HOTEL.property, { service: 'chat', 'from-footer': 'true', mix });
    const box = page.getByRole('textbox', { name: 'Write a message' });
    await box.fill('Good evening!');
    await box.press('Enter');
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Good evening!', { exact: true })).toBeVisible(PATIENCE);
    await expect(messages.getByText('Sending', { exact: true })).toHaveCount(0, PATIENCE);
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
