import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import { propertyDetail } from '../testing/builders/property';
import { createPropertyStore, needsDetail } from './property.store';

test('V-04 the detail is needed while no property or no footer is stored', () => {
  const store = createPropertyStore();
  expect(needsDetail(store.getState(), 'casa-miramar')).toBe(true);

  store.getState().detailLoaded(propertyDetail({ identity: 'casa-miramar' }));
  expect(needsDetail(store.getState(), 'casa-miramar')).toBe(false);

  store.setState({ footer: null });
  expect(needsDetail(store.getState(), 'casa-miramar')).toBe(true);
});

test('V-04 the identity is compared with that of the route case-insensitively', () => {
  const store = createPropertyStore();
  store.getState().detailLoaded(propertyDetail({ identity: 'casa-miramar' }));

  expect(needsDetail(store.getState(), 'Casa-MIRAMAR')).toBe(false);
  expect(needsDetail(store.getState(), 'qasr-al-bahr')).toBe(true);
});

test('a first view is rendered with the property that was loaded for it', () => {
  const store = createPropertyStore();
  store.getState().detailLoaded(propertyDetail({ name: 'Casa Miramar' }));
  const Name = () => useStore(store, ({ property }) => property?.name ?? 'nobody knows');

  expect(renderToString(createElement(Name))).toBe('Casa Miramar');
});
