import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import type { Page } from '@playwright/test';

/**
 * Records the release reports that the documents of a page send, and returns a function that reads their
 * events.
 */
export async function recordEvents(page: Page): Promise<() => Promise<ReleaseEvent[]>> {
  const reports = await recordReports(page);
  return async () => (await reports()).flatMap(({ events }) => events);
}

/** Records the same reports with their version information. */
export async function recordReports(page: Page): Promise<() => Promise<PageReport[]>> {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    Object.assign(globalThis, { keptReports: sent });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) sent.push(body.text());
      return send(url, body);
    };
  });
  return async () => {
    const texts = await page.evaluate(() =>
      Promise.all((globalThis as unknown as { keptReports: Promise<string>[] }).keptReports),
    );
    // The cast is safe because the page's own code has created the reports.
    return texts.map((text) => JSON.parse(text) as PageReport);
  };
}
