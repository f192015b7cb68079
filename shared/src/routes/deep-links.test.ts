import { expect, test } from 'vitest';
import { actionOf, deepLinkActions, deepLinks, deepLinkTitle, isDeepLinkAction } from './deep-links';
import type { RouteName } from './routes';

/** The specification's actions, each with its page, its title and the extras of its route. */
const specified: Record<string, [RouteName, title: string, extras: string[], query?: string]> = {
  'activities-schedule': ['property-activities-schedule', 'Schedule', []],
  'activity-center': ['property-activities-index', 'Activities', []],
  'activity-center-detail': ['property-activity-activityId', 'Activity', ['activity-uuid']],
  directories: ['property-directories', 'Hotel Directory', []],
  'directories-detail': ['property-directories-directory', 'Hotel Directory', ['directory-slug']],
  'requests-create': ['property-request-create', 'New request', []],
  edn: ['property-directories-outlets', 'Eat Drink Now', []],
  'edn-outlet-book': ['property-outlet-book', 'Book a table', ['outlet-uuid']],
  'edn-menu': ['property-outlet-menus', 'Menus', ['outlet-uuid']],
  'edn-menu-detail': ['property-outlet-menus-menu', 'Menu', ['outlet-uuid', 'menu-uuid']],
  share: ['property-discover', 'Share', []],
  'join-external-group-chat': ['property-chat', 'Chat', ['code'], 'code=pool-party'],
  chat: ['property-chat', 'Chat', []],
  properties: ['index', 'Our hotels', []],
};

test('D-02 the table has the fourteen actions and no other', () => {
  expect([...deepLinkActions].sort()).toEqual(Object.keys(specified).sort());
});

test.each(Object.entries(specified))('D-02 %s has its page, title and extras', (action, row) => {
  const [page, title, extras, query] = row;
  if (!isDeepLinkAction(action)) throw new Error(`${action} is missing`);

  expect(actionOf(page, new URLSearchParams(query))).toBe(action);
  expect(deepLinkTitle(action)).toBe(title);
  expect(deepLinks[action].extras ?? []).toEqual(extras);
});

test('S-32 only the booking page of an outlet waits for data', () => {
  expect(deepLinkActions.filter((action) => deepLinks[action].isAsync)).toEqual(['edn-outlet-book']);
});

test('D-02 an empty code is a chat without a group', () => {
  expect(actionOf('property-chat', new URLSearchParams('code='))).toBe('chat');
});

test('S-33 other pages have no action', () => {
  for (const page of ['property', 'property-profile', 'property-outlet', 'clear', 'sync-app'] as const)
    expect(actionOf(page, new URLSearchParams())).toBeUndefined();
});
