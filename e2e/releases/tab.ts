import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Page } from '@playwright/test';
import { waitUntilReady } from '../suite/wait-until-ready';

/** Returns the versions in the document of a page by package name, including the shell. */
export const versionsOfTab = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    // The cast is safe because the suite's own server wrote the block.
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
    const remotes = Object.entries(boot.remotes).map(([name, { version }]) => [name, version]);
    return Object.fromEntries([['shell', boot.shell], ...remotes]);
  });

/** Opens a page and waits until it watches for new releases, which starts with lazy code. */
export async function openTab(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilWatching(page);
}

export async function waitUntilWatching(page: Page): Promise<void> {
  await waitUntilReady(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/late\.\w+\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.evaluate(() => ((globalThis as { isOldTab?: true }).isOldTab = true));
}

/** Returns whether the page still is the document that was opened. */
export const isOldTab = (page: Page): Promise<boolean> => page.evaluate(() => 'isOldTab' in globalThis);

export const waitUntilReloaded = (page: Page) => page.waitForFunction(() => !('isOldTab' in globalThis));

/** Captures the hourly interval of a page, so that a test can trigger it. */
export const captureHourlyTimer = (page: Page) =>
  page.addInitScript((hour) => {
    const set = setInterval;
    const patched = (work: () => void, ms?: number) => {
      if (ms !== hour) return set(work, ms);
      Object.assign(globalThis, { runHourlyCheck: work });
      return 0;
    };
    Object.assign(globalThis, { setInterval: patched });
  }, 3_600_000);

/** Triggers the hourly check and waits until the page has handled its result. */
export async function runHourlyCheck(page: Page): Promise<void> {
  const response = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => (globalThis as { runHourlyCheck?: () => void }).runHourlyCheck?.());
  await (await response).finished();
  await waitUntilSettled(page);
}

/** Waits until the page has handled the last event. */
export const waitUntilSettled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
