import { expect, test } from 'vitest';
import { nearestItem, navigationItems } from './navigation-items';

const names = (footer: { name: string; show?: boolean }[]) => navigationItems(footer).map(({ name }) => name);

test('V-05 an item is shown unless show is false', () => {
  const footer = [
    { name: 'property', show: true },
    { name: 'property-discover' },
    { name: 'property-chat', show: false },
  ];

  expect(names(footer)).toEqual(['property', 'property-discover']);
});

test('an item that names no page is left out, and the order of the property is preserved', () => {
  expect(names([{ name: 'property-spa' }, { name: 'property-chat' }, { name: 'property' }])).toEqual([
    'property-chat',
    'property',
  ]);
});

test('at most five items are shown', () => {
  const seven = ['property', 'discover', 'chat', 'activities', 'directories', 'favorites', 'profile'];

  expect(
    names(seven.map((name) => ({ name: name === 'property' ? name : `property-${name}` }))),
  ).toHaveLength(5);
});

test('a subpage belongs to the item of its nearest ancestor', () => {
  const shown = navigationItems([
    { name: 'property' },
    { name: 'property-directories-outlets' },
    { name: 'property-activities-index' },
    { name: 'property-chat' },
  ]);

  expect(nearestItem('property-outlet-menus-menu', shown)?.name).toBe('property-directories-outlets');
  expect(nearestItem('property-activities-schedule', shown)?.name).toBe('property-activities-index');
  expect(nearestItem('property-activity-book', shown)?.name).toBe('property-activities-index');
  expect(nearestItem('property-chat-intro', shown)?.name).toBe('property-chat');
  expect(nearestItem('property-directories-directory', shown)?.name).toBe('property');
  expect(nearestItem('property-signin', shown)?.name).toBe('property');
  expect(nearestItem('cookies', shown)).toBeUndefined();
});
