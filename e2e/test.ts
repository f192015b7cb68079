import type { RouteName } from '@guest/shared/routes/routes';
import { test as base, expect, type Page } from '@playwright/test';
import { realAddresses, type RealAddress } from './addresses';

/** What a page complains of: errors in its console, errors nobody caught, and what its policy refused. */
export interface Complaints {
  /** Says beforehand what the test itself provokes. */
  expected(pattern: RegExp): void;
}

/** The address of a page of the table, of a thing that the hotel really has. */
export type AddressOf = (name: RouteName, property: string) => Promise<string>;

/** Every page of every test has to stay free of complaints, but for those that the test expects. */
export const test = base.extend<{ complaints: Complaints }, { addressOf: AddressOf }>({
  addressOf: [
    // Nothing else is needed for it.
    async ({}, use) => {
      const known = new Map<string, Promise<RealAddress[]>>();
      await use(async (name, property) => {
        const addresses = known.get(property) ?? realAddresses(suiteAddress(), property);
        known.set(property, addresses);
        const found = (await addresses).find((it) => it.name === name);
        if (!found) throw new Error(`${name} has no page`);
        return found.path;
      });
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const heard = complaintsOf(page);
      const expected: RegExp[] = [];
      await use({ expected: (pattern) => expected.push(pattern) });
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

const suiteAddress = () => `http://localhost:${process.env.E2E_PORT}`;

/** Fills as the page complains. */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // Where a test has no worker, that is the test's own doing.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The browser's own word on a page that is left, or a guest who changes hotels, while the connection is opened.
    if (/WebSocket is closed before the connection is established/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  return heard;
}

export { expect };
