import { expect, test } from 'vitest';
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

test('V-04 the identity is compared with the route’s without regard to case', () => {
  const store = createPropertyStore();
  store.getState().detailLoaded(propertyDetail({ identity: 'casa-miramar' }));

  expect(needsDetail(store.getState(), 'Casa-MIRAMAR')).toBe(false);
  expect(needsDetail(store.getState(), 'qasr-al-bahr')).toBe(true);
});
