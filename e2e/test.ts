import { test as base, expect, type Page } from '@playwright/test';

/** What a page complains of: errors in its console, errors nobody caught, and what its policy refused. */
export interface Complaints {
  /** Says beforehand what the test itself provokes. */
  expected(pattern: RegExp): void;
}

/** Every page of every test has to stay free of complaints, but for those that the test expects. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const heard = listenTo(page);
      const expected: RegExp[] = [];
      await use({ expected: (pattern) => expected.push(pattern) });
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  return heard;
}

export { expect };
