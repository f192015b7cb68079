import { directoryContract } from '@guest/shared/contracts/directory.contract';
import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { firstRead, type FirstReads } from '@guest/shared/contracts/first-read';

const inProperty = { property: ':property' } as const;
const ofOutlet = { ...inProperty, outlet: ':outlet' } as const;

export const reads: FirstReads = {
  'property-directories': [firstRead(directoryContract.listDirectories, inProperty)],
  'property-directories-directory': [
    firstRead(directoryContract.getDirectory, { ...inProperty, directory: ':directory' }),
  ],
  'property-directories-outlets': [firstRead(outletContract.listOutlets, inProperty)],
  'property-outlet': [firstRead(outletContract.getOutlet, ofOutlet)],
  'property-outlet-menus': [firstRead(outletContract.getOutlet, ofOutlet)],
  'property-outlet-menus-menu': [firstRead(outletContract.getMenu, { ...ofOutlet, menu: ':menu' })],
};
