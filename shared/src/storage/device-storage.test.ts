import { expect, onTestFinished, test, vi } from 'vitest';
import { stubFullStorage } from '../testing/full-storage';
import { deviceStorage, pageMemory } from './device-storage';
import { tabStorage } from './tab-storage';
import { storedEntries, storedNames } from './stored-names';

function withoutStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a value is stored on the device under its name', () => {
  expect(deviceStorage.setItem('draft:a', 'words')).toBe(true);

  expect(localStorage.getItem('draft:a')).toBe('words');
  expect(deviceStorage.getItem('draft:a')).toBe('words');
  expect(tabStorage.getItem('draft:a')).toBeNull();
});

test('a value that a full device rejects is available until the page closes, and the previous value stays stored', () => {
  deviceStorage.setItem('draft:a', 'first');
  stubFullStorage((name) => name === 'draft:a');

  expect(deviceStorage.setItem('draft:a', 'second')).toBe(false);

  expect(deviceStorage.getItem('draft:a')).toBe('second');
  expect(localStorage.getItem('draft:a')).toBe('first');
  expect(storedEntries(deviceStorage, (name) => name.startsWith('draft:'))).toEqual([['draft:a', 'second']]);
  deviceStorage.setItem('draft:a', null);
  expect(deviceStorage.getItem('draft:a')).toBeNull();
  expect(storedNames(deviceStorage)).not.toContain('draft:a');
});

test('a value that another tab stores later replaces the rejected one', () => {
  const device = stubFullStorage((name) => name === 'draft:a');
  deviceStorage.setItem('draft:a', 'of this tab');

  device.setItem('draft:a', 'of another tab');

  expect(deviceStorage.getItem('draft:a')).toBe('of another tab');
});

test('a rejected value is stored as soon as the device has room', () => {
  let isFull = true;
  stubFullStorage(() => isFull);
  deviceStorage.setItem('draft:a', 'first');
  isFull = false;

  expect(deviceStorage.setItem('draft:a', 'second')).toBe(true);

  expect(deviceStorage.getItem('draft:a')).toBe('second');
  expect(localStorage.getItem('draft:a')).toBe('second');
});

test('a browser without storage uses memory instead', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  withoutStorage();

  expect(tabStorage.setItem('way-back:bar', '/grand')).toBe(false);

  expect(tabStorage.getItem('way-back:bar')).toBe('/grand');
  expect(storedNames(tabStorage)).toEqual(['way-back:bar']);
  expect(storedNames(deviceStorage)).toEqual([]);
});

test('the page warns once that nothing persists, however many copies of the module it has', async () => {
  globalThis.unsavedStorage = undefined;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  withoutStorage();

  deviceStorage.setItem('a', '1');
  tabStorage.setItem('b', '2');
  vi.resetModules();
  const copy = await import('./device-storage');
  copy.deviceStorage.setItem('c', '3');
  pageMemory();

  expect(warn).toHaveBeenCalledOnce();
  expect(copy.deviceStorage.getItem('a')).toBe('1');
});
