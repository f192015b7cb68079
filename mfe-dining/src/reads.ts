import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

const inProperty = { property: ':property' } as const;
const ofOutlet = { ...inProperty, outlet: ':outlet' } as const;

const outlet = [firstRead(outletContract.getOutlet, ofOutlet)];

export const reads: FirstReads = {
  'property-directories': [firstRead(directoryContract.listDirectories, inProperty)],
  'property-directories-directory': [
    firstRead(directoryContract.getDirectory, { ...inProperty, directory: ':directory' }),
  ],
  'property-directories-outlets': [firstRead(outletContract.listOutlets, inProperty)],
  'property-outlet': outlet,
  'property-outlet-menus': outlet,
  'property-outlet-menus-menu': [firstRead(outletContract.getMenuOverview, { ...ofOutlet, menu: ':menu' })],
  'property-outlet-book': outlet,
  // These pages read the outlet first, so that an unknown outlet leads to the 404 page.
  'property-outlet-order-now': outlet,
  'property-outlet-order-now-order-details': outlet,
  'property-outlet-order-now-order-review': outlet,
  'property-outlet-order-now-order': outlet,
};
