import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { openLive } from '../accessibility/live-page';
import { comeIn } from '../actors/stranger';

/** Something that a guest does most, in a page whose address names a mix. */
export interface Journey {
  readonly name: string;
  go(page: Page, mix: string): Promise<void>;
}

const HOTEL = { property: 'casa-miramar' };
/** Beside seven other things that this machine may do. */
const PATIENCE = { timeout: 20_000 };

const openPage = (path: string): Journey => ({
  name: path,
  go: (page, mix) => openLive(page, `${path}?mix=${mix}`),
});

/** The first view of a page of each part, composed by the server and taken over by the browser. */
export const openPages = (paths: readonly string[]): Journey[] => paths.map(openPage);

/** The parts in one page, one after the other, as the taps of a guest bring them. */
const walk: Journey = {
  name: 'from place to place',
  async go(page, mix) {
    await openLive(page, `${pathTo('property', HOTEL)}?mix=${mix}`);
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    // The chat asks a stranger to sign in, which is the next journey.
    for (const place of (await places.filter({ hasNotText: 'Chat' }).all()).reverse()) {
      await place.click();
      await expect(place).toHaveAttribute('aria-current', /.+/, PATIENCE);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, PATIENCE);
    }
  },
};

/** Account lets a stranger in, and chat takes them on. */
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
