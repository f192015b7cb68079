import type { RouteName } from '@guest/shared/routes/routes';
import { test as base, expect } from '@playwright/test';
import { loadAddresses, type PageAddress } from './suite/addresses';
import { collectConsoleErrors } from './suite/console-errors';
import { hotels } from './suite/hotels';
import { suiteAddress } from './suite/suite-address';

export interface ConsoleErrors {
  /** Declares errors that the test itself provokes. */
  expected(pattern: RegExp): void;
}

/** Returns the address of a page, with ids that exist in the property. */
export type AddressOf = (name: RouteName, property: string) => Promise<string>;

/**
 * The slug of a copy of a demo hotel for tests that write. Tests of one worker share it and run one after the other, and a
 * test that fails takes its worker and so its hotel with it. The demo desk does not answer there.
 */
export type OwnHotel = (like: keyof typeof hotels) => Promise<string>;

/** Fails a test if one of its pages reports an error that the test does not expect. */
export const test = base.extend<
  { consoleErrors: ConsoleErrors },
  { addressOf: AddressOf; ownHotel: OwnHotel }
>({
  addressOf: [
    // The fixture depends on no others, but Playwright requires the destructuring pattern.
    async ({}, use) => {
      const known = new Map<string, Promise<PageAddress[]>>();
      await use(async (name, property) => {
        const addresses = known.get(property) ?? loadAddresses(suiteAddress(), property);
        known.set(property, addresses);
        const found = (await addresses).find((it) => it.name === name);
        if (!found) throw new Error(`${name} has no page`);
        return found.path;
      });
    },
    { scope: 'worker' },
  ],
  ownHotel: [
    async ({}, use) => {
      const copies = new Map<string, Promise<string>>();
      await use((like) => {
        const copy = copies.get(like) ?? createHotelCopy(hotels[like].property);
        copies.set(like, copy);
        return copy;
      });
    },
    { scope: 'worker' },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors = collectConsoleErrors(page);
      const expected: RegExp[] = [];
      await use({ expected: (pattern) => expected.push(pattern) });
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function createHotelCopy(property: string): Promise<string> {
  const reply = await fetch(`${suiteAddress()}/_test/property/${property}/copies`, { method: 'POST' });
  if (!reply.ok) throw new Error(`the test endpoint for hotels answers ${reply.status}`);
  // The cast is safe because the test endpoint replies in this form.
  return ((await reply.json()) as { property: string }).property;
}

export { expect };
