import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { beforeEach, expect, test } from 'vitest';
import en from '../locales/en.json';
import { OutletPage } from '../outlets/outlet-page';
import { saveReturnPath } from './return-path';

beforeEach(() => sessionStorage.clear());

const OUTLET = '/grand/directories/bars-and-restaurants/sea-bar';

function returnFromSignUp(query: string) {
  const host = propertyHost([[outletContract.getOutlet, outlet()]]);
  host.takeOver.getState().answered('page');
  return { host, router: renderPage(host, { 'property-outlet': OutletPage }, en, OUTLET + query) };
}

test('S-05 a guest who signs up during an order is redirected once from its outlet to where it started', async () => {
  saveReturnPath('sea-bar', `${OUTLET}/order-now/order-review?table=4`);

  const { router } = returnFromSignUp('?justRegistered=true');

  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: `${OUTLET}/order-now/order-review`, search: '?table=4' });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['of a guest who does not order', '', `${OUTLET}/order-now`],
  ['to another hotel', '?justRegistered=true', '//elsewhere.example/'],
])('a return path %s is ignored', async (_of, query, path) => {
  saveReturnPath('sea-bar', path);

  const { host, router } = returnFromSignUp(query);

  await expect.poll(() => host.pageName.getState().name).toBe('Sea Bar');
  expect(router.state.location).toMatchObject({ pathname: OUTLET });
});
