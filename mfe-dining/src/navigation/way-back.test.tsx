import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import { beforeEach, expect, test } from 'vitest';
import en from '../locales/en.json';
import { OutletPage } from '../outlets/outlet-page';
import { keepWayBack } from './way-back';

beforeEach(() => sessionStorage.clear());

const OUTLET = '/grand/directories/bars-and-restaurants/sea-bar';

function comeBack(query: string) {
  const host = houseHost([[outletContract.getOutlet, outlet()]]);
  host.takeOver.getState().answered('page');
  return { host, router: openPage(host, { 'property-outlet': OutletPage }, en, OUTLET + query) };
}

test('S-05 a guest who signs up during an order is redirected once from its outlet to where it started', async () => {
  keepWayBack('sea-bar', `${OUTLET}/order-now/order-review?table=4`);

  const { router } = comeBack('?justRegistered=true');

  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: `${OUTLET}/order-now/order-review`, search: '?table=4' });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['of a guest who only looks', '', `${OUTLET}/order-now`],
  ['of another house', '?justRegistered=true', '//elsewhere.example/'],
])('a return path %s is ignored', async (_of, query, path) => {
  keepWayBack('sea-bar', path);

  const { host, router } = comeBack(query);

  await expect.poll(() => host.pageName.getState().name).toBe('Sea Bar');
  expect(router.state.location).toMatchObject({ pathname: OUTLET });
});
