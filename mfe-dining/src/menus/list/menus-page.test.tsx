import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menuSummary } from '@guest/shared/testing/builders/menu';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import { MenusPage } from './menus-page';

test('R-22 the page links to each menu of the outlet', async () => {
  const menus = [menuSummary(), menuSummary({ uuid: uuidOf(2), slug: 'drinks', name: 'Drinks' })];
  const host = propertyHost([[outletContract.getOutlet, outlet({ menus })]]);
  renderPage(
    host,
    { 'property-outlet-menus': MenusPage },
    en,
    '/grand/directories/bars-and-restaurants/sea-bar/menus',
  );

  await screen.findByRole('link', { name: 'Dinner' });

  screen.getByRole('link', { name: 'Drinks' });
  await expect.poll(() => host.pageName.getState().name).toBe('Sea Bar');
});
