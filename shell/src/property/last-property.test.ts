import { propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { stubFullStorage } from '@guest/shared/testing/full-storage';
import { expect, test } from 'vitest';
import { lastProperty, rememberLastProperty } from './last-property';

test('R-02 the last visited hotel is remembered until stop is called', () => {
  const host = fakeHost();
  const stop = rememberLastProperty(host);
  expect(lastProperty()).toBeNull();

  host.property.getState().detailLoaded(propertyDetail({ identity: 'grand' }));
  host.property.getState().detailLoaded(propertyDetail({ identity: 'palace' }));
  expect(lastProperty()).toBe('palace');

  stop();
  host.property.getState().detailLoaded(propertyDetail({ identity: 'grand' }));
  expect(lastProperty()).toBe('palace');
});

test('R-02 an invalid saved value counts as no hotel', () => {
  localStorage.setItem('last-property', '//evil.example');

  expect(lastProperty()).toBeNull();
});

test('R-02 a device with full storage still opens the hotel', () => {
  stubFullStorage(() => true);
  const host = fakeHost();
  host.property.getState().detailLoaded(propertyDetail({ identity: 'grand' }));

  expect(() => rememberLastProperty(host)()).not.toThrow();
});
