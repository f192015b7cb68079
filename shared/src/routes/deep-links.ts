import type { RouteName } from './routes';

interface DeepLink {
  readonly page: RouteName;
  /** The parameters of the page in addition to the property. */
  readonly extras?: readonly string[];
  /** The parameters of the page depend on data that it still has to load. */
  readonly isAsync?: true;
}

/** The pages that a deep link can open, by its action. Only the shell follows deep links. */
export const deepLinks = {
  properties: { page: 'index' },
  'activity-center': { page: 'property-activities-index' },
  'activities-schedule': { page: 'property-activities-schedule' },
  'activity-center-detail': { page: 'property-activity-activityId', extras: ['activity-uuid'] },
  chat: { page: 'property-chat', extras: ['code'] },
  'requests-create': { page: 'property-request-create' },
  directories: { page: 'property-directories' },
  edn: { page: 'property-directories-outlets' },
  'directories-detail': { page: 'property-directories-directory', extras: ['directory-slug'] },
  'edn-outlet-book': { page: 'property-outlet-book', extras: ['outlet-uuid'], isAsync: true },
  'edn-menu': { page: 'property-outlet-menus', extras: ['outlet-uuid'] },
  'edn-menu-detail': { page: 'property-outlet-menus-menu', extras: ['outlet-uuid', 'menu-uuid'] },
  share: { page: 'property-discover' },
} as const satisfies Record<string, DeepLink>;
