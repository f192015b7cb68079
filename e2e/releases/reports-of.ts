import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import type { Page } from '@playwright/test';

/** Keeps what the documents of a page tell of releases, beside sending it; event by event. */
export async function reportsOf(page: Page): Promise<() => Promise<ReleaseEvent[]>> {
  const reports = await wholeReportsOf(page);
  return async () => (await reports()).flatMap(({ events }) => events);
}

/** The same, with the passport of each report. */
export async function wholeReportsOf(page: Page): Promise<() => Promise<PageReport[]>> {
  await page.addInitScript(() => {
    const kept: Promise<string>[] = [];
    Object.assign(globalThis, { keptReports: kept });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) kept.push(body.text());
      return send(url, body);
    };
  });
  return async () => {
    const texts = await page.evaluate(() =>
      Promise.all((globalThis as unknown as { keptReports: Promise<string>[] }).keptReports),
    );
    // Written by the page's own code, which types it.
    return texts.map((text) => JSON.parse(text) as PageReport);
  };
}
