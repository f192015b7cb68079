import type { RouteName } from '@guest/shared/routes/routes';
import { test as base, expect } from '@playwright/test';
import { realAddresses, type RealAddress } from './suite/addresses';
import { complaintsOf } from './suite/complaints';
import { suiteAddress } from './suite/suite-address';

export interface Complaints {
  /** Declares errors that the test itself provokes. */
  expected(pattern: RegExp): void;
}

/** Returns the address of a page, with ids that exist in the property. */
export type AddressOf = (name: RouteName, property: string) => Promise<string>;

/** Fails a test if one of its pages reports an error that the test does not expect. */
export const test = base.extend<{ complaints: Complaints }, { addressOf: AddressOf }>({
  addressOf: [
    // The fixture depends on no others, but Playwright requires the destructuring pattern.
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

export { expect };
