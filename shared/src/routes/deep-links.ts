import { routeOf, type RouteName } from './routes';

/** The parameters of a deep link besides its action and its property. */
export const DEEP_LINK_EXTRAS = [
  'activity-uuid',
  'outlet-uuid',
  'menu-uuid',
  'directory-slug',
  'webview-url',
  'code',
] as const;
export type DeepLinkExtra = (typeof DEEP_LINK_EXTRAS)[number];

interface DeepLink {
  readonly page: RouteName;
  /** Lists the parameters that the page of the link has in addition to the property. */
  readonly extras?: readonly Exclude<DeepLinkExtra, 'webview-url'>[];
  /** The link needs data that the page still has to load, so it waits for them. */
  readonly isAsync?: true;
  /** The link is built only for addresses of the page that have these query parameters. */
  readonly requiredQuery?: string;
}

/** The pages that a deep link can open, by its action. Only the shell and the server follow deep links. */
const table = {
  properties: { page: 'index' },
  'activity-center': { page: 'property-activities-index' },
  'activities-schedule': { page: 'property-activities-schedule' },
  'activity-center-detail': { page: 'property-activity-activityId', extras: ['activity-uuid'] },
  'join-external-group-chat': { page: 'property-chat', extras: ['code'], requiredQuery: 'code' },
  chat: { page: 'property-chat' },
  'requests-create': { page: 'property-request-create' },
  directories: { page: 'property-directories' },
  edn: { page: 'property-directories-outlets' },
  'directories-detail': { page: 'property-directories-directory', extras: ['directory-slug'] },
  'edn-outlet-book': { page: 'property-outlet-book', extras: ['outlet-uuid'], isAsync: true },
  'edn-menu': { page: 'property-outlet-menus', extras: ['outlet-uuid'] },
  'edn-menu-detail': { page: 'property-outlet-menus-menu', extras: ['outlet-uuid', 'menu-uuid'] },
  share: { page: 'property-discover' },
} as const satisfies Record<string, DeepLink>;

export type DeepLinkAction = keyof typeof table;
export const deepLinks: Readonly<Record<DeepLinkAction, DeepLink>> = table;
export const deepLinkActions = Object.keys(table) as DeepLinkAction[];

/** Returns the action of an address, or `undefined` if no deep link opens its page. */
export const actionOf = (page: RouteName, query: URLSearchParams): DeepLinkAction | undefined =>
  deepLinkActions.find((action) => {
    const { page: opened, requiredQuery } = deepLinks[action];
    return opened === page && (requiredQuery === undefined || Boolean(query.get(requiredQuery)));
  });

/** Returns the English title of the page that an action opens, which is a key in the shell's catalog. */
export const deepLinkTitle = (action: DeepLinkAction): string | undefined =>
  routeOf(deepLinks[action].page).title;

export const isDeepLinkAction = (action: string | undefined): action is DeepLinkAction =>
  action !== undefined && Object.hasOwn(table, action);
