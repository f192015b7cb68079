import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Page } from '@playwright/test';
import { untilLive } from '../suite/until-live';

/** What the document of a page says of its releases: by name, the shell's among them. */
export const versionsOfTab = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    // Written by the suite's own server.
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
    const remotes = Object.entries(boot.remotes).map(([name, { version }]) => [name, version]);
    return Object.fromEntries([['shell', boot.shell], ...remotes]);
  });

/** Opens a page and waits until it follows the builds, which comes late. */
export async function openTab(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilFollowing(page);
}

export async function untilFollowing(page: Page): Promise<void> {
  await untilLive(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/late\.\w+\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.evaluate(() => ((globalThis as { isOldTab?: true }).isOldTab = true));
}

/** Whether the page is still the document that was opened. */
export const isOldTab = (page: Page): Promise<boolean> => page.evaluate(() => 'isOldTab' in globalThis);

export const untilReloaded = (page: Page) => page.waitForFunction(() => !('isOldTab' in globalThis));

/** Gives a test the hour in its hand. */
export const holdHourly = (page: Page) =>
  page.addInitScript((hour) => {
    const set = setInterval;
    const held = (work: () => void, ms?: number) => {
      if (ms !== hour) return set(work, ms);
      Object.assign(globalThis, { anHourLater: work });
      return 0;
    };
    Object.assign(globalThis, { setInterval: held });
  }, 3_600_000);

/** The hour is over: the page has looked, and done what it does about it. */
export async function anHourLater(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => (globalThis as { anHourLater?: () => void }).anHourLater?.());
  await (await looked).finished();
  await settled(page);
}

/** What was heard a moment ago has been acted on. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
