import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { property } from '@guest/shared/testing/builders/property';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { PropertiesPage } from './properties-page';

test('R-01 the page links to every hotel', async () => {
  const items = ['casa-miramar', 'higashiyama-an'].map((identity, i) =>
    property({ identity, uuid: uuidOf(i), name: `Hotel ${identity}` }),
  );
  renderPage(fakeHost([[propertyContract.listProperties, { items }]]), { index: PropertiesPage }, texts, '/');

  const link = await screen.findByRole('link', { name: 'Hotel higashiyama-an' });
  expect(link.getAttribute('href')).toBe('/higashiyama-an');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('an empty list of hotels shows an empty state', async () => {
  renderPage(
    fakeHost([[propertyContract.listProperties, { items: [] }]]),
    { index: PropertiesPage },
    texts,
    '/',
  );

  expect(await screen.findByRole('heading', { name: 'No hotels yet' })).toBeTruthy();
});
