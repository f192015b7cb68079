import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { addRoutes } from '@guest/shared/routes/routes';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import routes from '../routes.json';
import { __Subject__Page } from './__subject__-page';

test('the page shows its subject and the hotel', async () => {
  addRoutes(routes);
  const host = fakeHost();
  host.property.getState().detailLoaded(propertyDetail({ name: 'The Grand' }));

  renderPage(host, { '__route__': __Subject__Page }, texts, '/grand/__subject__');

  expect(await screen.findByRole('heading', { name: '__Title__' })).toBeDefined();
  expect(screen.getByText('At The Grand')).toBeDefined();
});
