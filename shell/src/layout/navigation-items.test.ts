import { expect, test } from 'vitest';
import { itemAbove, navigationItems } from './navigation-items';

const names = (footer: { name: string; show?: boolean }[]) => navigationItems(footer).map(({ name }) => name);

test('V-05 an entry shows unless show is false', () => {
  const footer = [
    { name: 'property', show: true },
    { name: 'property-discover' },
    { name: 'property-chat', show: false },
  ];

  expect(names(footer)).toEqual(['property', 'property-discover']);
});

test('an entry that names no page of the suite is left out, and the order is the property’s', () => {
  expect(names([{ name: 'property-spa' }, { name: 'property-chat' }, { name: 'property' }])).toEqual([
    'property-chat',
    'property',
  ]);
});

test('no more are shown than fit under a thumb', () => {
  const seven = ['property', 'discover', 'chat', 'activities', 'directories', 'favorites', 'profile'];

  expect(
    names(seven.map((name) => ({ name: name === 'property' ? name : `property-${name}` }))),
  ).toHaveLength(5);
});

test('a page below an item belongs to it, by the nearest way up', () => {
  const shown = navigationItems([
    { name: 'property' },
    { name: 'property-directories-outlets' },
    { name: 'property-activities-index' },
    { name: 'property-chat' },
  ]);

  expect(itemAbove('property-outlet-menus-menu', shown)?.name).toBe('property-directories-outlets');
  expect(itemAbove('property-activities-schedule', shown)?.name).toBe('property-activities-index');
  expect(itemAbove('property-activity-book', shown)?.name).toBe('property-activities-index');
  expect(itemAbove('property-chat-intro', shown)?.name).toBe('property-chat');
  expect(itemAbove('property-directories-directory', shown)?.name).toBe('property');
  expect(itemAbove('property-signin', shown)?.name).toBe('property');
  expect(itemAbove('cookies', shown)).toBeUndefined();
});
