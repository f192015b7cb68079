import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release-report.contract';
import type { Page } from '@playwright/test';

/** Keeps what the documents of a page tell of releases, beside sending it. */
export async function reportsOf(page: Page): Promise<() => Promise<ReleaseEvent[]>> {
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
    return texts.flatMap((text) => (JSON.parse(text) as PageReport).events);
  };
}
