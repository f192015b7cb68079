import type { RouteName } from '@guest/shared/routes/routes';
import { test as base, expect } from '@playwright/test';
import { realAddresses, type RealAddress } from './suite/addresses';
import { complaintsOf } from './suite/complaints';
import { suiteAddress } from './suite/suite-address';

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

export { expect };
