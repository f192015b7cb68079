import type { Property } from '../contracts/property/property.contract';
import { fillIn, withQuery } from './fill-in';

type Feature = keyof Property['features'];
export type Owner = 'shell' | 'chat' | 'discover' | 'dining' | 'activities' | 'account';
export type Layout = 'default' | 'empty' | 'error' | 'healthcheck' | 'home';

export interface Route {
  readonly path: `/${string}`;
  /** The package that contains the page: the shell or a remote. */
  readonly owner: Owner;
  /** The layout of the page; `default` if it is left out. */
  readonly layout?: Layout;
  /**
   * The English name of the page, which is a key in the catalogs. The page adds the name of the item it
   * shows.
   */
  readonly title?: string;
  /** The parent page, to which the back button leads. */
  readonly up?: string;
  /** The page is shown only to signed-in guests. */
  readonly needsGuest?: true;
  /** The route has no page of its own; its index route is shown. */
  readonly isParent?: true;
  /** The page is for developers; in production it is the 404 page. */
  readonly isDev?: true;
  /** At a hotel with none of these features, the page has no entrance and its address is the 404 page. */
  readonly feature?: Feature | readonly Feature[];
}

const outlet = '/:property/directories/bars-and-restaurants/:outlet' as const;

/** All routes of the suite, with the package that owns each page. */
export const routes = {
  index: { path: '/', owner: 'shell', layout: 'home', title: 'Our hotels' },
  'init-pwa': { path: '/_init-pwa', owner: 'shell', layout: 'empty', title: 'One moment' },
  clear: { path: '/clear', owner: 'shell', layout: 'empty', title: 'One moment' },
  cookies: { path: '/cookies', owner: 'shell', layout: 'home', title: 'Cookies' },
  healthcheck: { path: '/healthcheck', owner: 'shell', layout: 'healthcheck', title: 'Health' },
  'sync-app': { path: '/sync-app', owner: 'shell', layout: 'empty', title: 'One moment' },
  'user-username': { path: '/user/:username', owner: 'shell', layout: 'home', title: 'Guest' },
  'dev-kit': { path: '/_dev/kit', owner: 'shell', layout: 'home', isDev: true },

  property: { path: '/:property', owner: 'shell', layout: 'home', title: 'My Hotel' },

  'property-signin': { path: '/:property/signin', owner: 'account', title: 'Sign in', up: 'property' },
  'property-register': { path: '/:property/register', owner: 'account', title: 'Register', up: 'property' },
  'property-register-email': {
    path: '/:property/register/email',
    owner: 'account',
    title: 'Your email',
    up: 'property-signin',
  },
  'property-register-language': {
    path: '/:property/register/language',
    owner: 'account',
    title: 'Your language',
    up: 'property-register',
  },
  'property-register-phone': {
    path: '/:property/register/phone',
    owner: 'account',
    title: 'Your phone',
    up: 'property-signin',
  },
  'property-register-profile': {
    path: '/:property/register/profile',
    owner: 'account',
    title: 'About you',
    up: 'property-register',
  },
  'property-register-stay': {
    path: '/:property/register/stay',
    owner: 'account',
    title: 'Your stay',
    up: 'property-register',
  },
  'property-register-verification': {
    path: '/:property/register/verification',
    owner: 'account',
    title: 'Verification',
    up: 'property-register',
  },
  'property-register-otp': {
    path: '/:property/register/verification/otp',
    owner: 'account',
    title: 'Enter your code',
    up: 'property-register-verification',
  },
  'property-profile': {
    path: '/:property/profile',
    owner: 'account',
    title: 'Profile',
    up: 'property',
    needsGuest: true,
  },
  'property-reservations': {
    path: '/:property/reservations',
    owner: 'account',
    title: 'My stay',
    up: 'property',
    needsGuest: true,
  },
  'property-bill': {
    path: '/:property/bill',
    owner: 'account',
    title: 'Your bill',
    up: 'property-reservations',
    needsGuest: true,
  },
  'property-favorites': {
    path: '/:property/favorites',
    owner: 'account',
    title: 'Favourites',
    up: 'property',
  },
  'property-favorites-activities': {
    path: '/:property/favorites/activities',
    owner: 'account',
    feature: 'activities',
    title: 'Favourite activities',
    up: 'property-favorites',
  },
  'property-favorites-outlets': {
    path: '/:property/favorites/outlets',
    owner: 'account',
    title: 'Favourite restaurants',
    up: 'property-favorites',
  },
  'property-loyalty-program': {
    path: '/:property/loyalty-program',
    owner: 'account',
    feature: 'loyalty',
    title: 'Loyalty programme',
    up: 'property',
  },
  'property-loyalty-program-register': {
    path: '/:property/loyalty-program/register',
    owner: 'account',
    feature: 'loyalty',
    title: 'Join the programme',
    up: 'property-loyalty-program',
  },

  'property-activities': {
    path: '/:property/activities',
    owner: 'activities',
    feature: 'activities',
    title: 'Activities',
    up: 'property',
    isParent: true,
  },
  'property-activities-index': {
    path: '/:property/activities',
    owner: 'activities',
    feature: 'activities',
    title: 'Activities',
    up: 'property',
  },
  'property-activities-schedule': {
    path: '/:property/activities/schedule',
    owner: 'activities',
    feature: 'activities',
    title: 'Schedule',
    up: 'property-activities',
  },
  'property-activities-schedule-activityId': {
    path: '/:property/activities/schedule/:activityId',
    owner: 'activities',
    feature: 'activities',
    title: 'Schedule',
    up: 'property-activities-schedule',
  },
  'property-activities-outlet': {
    path: '/:property/activities/:outlet',
    owner: 'activities',
    feature: 'activities',
    title: 'Activities',
    up: 'property-activities',
  },
  'property-activities-outlet-menu': {
    path: '/:property/activities/:outlet/menu/:menu',
    owner: 'activities',
    feature: 'activities',
    title: 'Menu',
    up: 'property-activities-outlet',
  },
  'property-activity-activityId': {
    path: '/:property/activity/:activityId',
    owner: 'activities',
    feature: 'activities',
    title: 'Activity',
    up: 'property-activities',
  },
  'property-activity-book': {
    path: '/:property/activity/:activityId/bookableActivities/:bookableActivityId/book',
    owner: 'activities',
    feature: 'activities',
    title: 'Book an activity',
    up: 'property-activity-activityId',
  },

  'property-book': {
    path: '/:property/book',
    owner: 'activities',
    feature: ['activities', 'tableBooking'],
    title: 'Book',
    up: 'property',
  },

  'property-chat': {
    path: '/:property/chat',
    owner: 'chat',
    title: 'Chat',
    up: 'property',
  },
  'property-chat-intro': { path: '/:property/chat/intro', owner: 'chat', title: 'Chat', up: 'property' },
  'property-chat-register': {
    path: '/:property/chat/register',
    owner: 'chat',
    title: 'Chat',
    up: 'property-chat-intro',
  },
  'property-chat-announcements': {
    path: '/:property/chat/announcements',
    owner: 'chat',
    title: 'Hotel news',
    up: 'property-chat',
  },
  'property-request-create': {
    path: '/:property/request/create',
    owner: 'chat',
    feature: 'requests',
    title: 'New request',
    up: 'property',
  },
  'property-requests': {
    path: '/:property/requests',
    owner: 'chat',
    feature: 'requests',
    title: 'Your requests',
    up: 'property',
    needsGuest: true,
  },

  'property-directories': {
    path: '/:property/directories',
    owner: 'dining',
    title: 'Hotel Directory',
    up: 'property',
  },
  'property-directories-outlets': {
    path: '/:property/directories/bars-and-restaurants',
    owner: 'dining',
    title: 'Eat Drink Now',
    up: 'property-directories',
  },
  'property-directories-directory': {
    path: '/:property/directories/:directory',
    owner: 'dining',
    title: 'Hotel Directory',
    up: 'property-directories',
  },
  'property-outlet': {
    path: outlet,
    owner: 'dining',
    title: 'Eat Drink Now',
    up: 'property-directories-outlets',
  },
  'property-outlet-book': {
    path: `${outlet}/book`,
    owner: 'dining',
    feature: 'tableBooking',
    title: 'Book a table',
    up: 'property-outlet',
  },
  'property-outlet-menus': {
    path: `${outlet}/menus`,
    owner: 'dining',
    title: 'Menus',
    up: 'property-outlet',
  },
  'property-outlet-menus-menu': {
    path: `${outlet}/menus/:menu`,
    owner: 'dining',
    title: 'Menu',
    up: 'property-outlet-menus',
  },
  'property-outlet-order-now': {
    path: `${outlet}/order-now`,
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property-outlet',
  },
  'property-outlet-order-now-order-details': {
    path: `${outlet}/order-now/order-details`,
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property-outlet-order-now',
  },
  'property-outlet-order-now-order-review': {
    path: `${outlet}/order-now/order-review`,
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property-outlet-order-now-order-details',
  },
  'property-outlet-order-now-order': {
    path: `${outlet}/order-now/order`,
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property-outlet',
  },
  'property-order': {
    path: '/:property/order',
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property',
  },
  'property-order-details': {
    path: '/:property/order-details',
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property-order',
  },
  'property-order-review': {
    path: '/:property/order-review',
    owner: 'dining',
    feature: 'ordering',
    title: 'Order now',
    up: 'property-order-details',
  },

  'property-discover': {
    path: '/:property/discover',
    owner: 'discover',
    feature: 'feed',
    title: 'Share',
    up: 'property',
  },
  'property-discover-guidelines': {
    path: '/:property/discover/guidelines',
    owner: 'discover',
    feature: 'feed',
    title: 'Guidelines',
    up: 'property-discover',
  },
  'property-discover-post': {
    path: '/:property/discover/post',
    owner: 'discover',
    feature: 'feed',
    title: 'New post',
    up: 'property-discover',
  },
  'property-discover-post-id': {
    path: '/:property/discover/post/:id',
    owner: 'discover',
    feature: 'feed',
    title: 'Edit post',
    up: 'property-discover',
  },
  'property-discover-id': {
    path: '/:property/discover/:id',
    owner: 'discover',
    feature: 'feed',
    title: 'Post',
    up: 'property-discover',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
/** The name of a page that a remote declares in its own `src/routes.json`, such as `dining.wines`. */
export type OwnRouteName = `${string}.${string}`;
export type PageName = RouteName | OwnRouteName;
type PathOf<Name extends RouteName> = (typeof routes)[Name]['path'];
type ParamIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamIn<Head> | ParamIn<Tail>
  : Path extends `:${infer Param}`
    ? Param
    : never;
type ParamNameOf<Name extends PageName> = Name extends RouteName ? ParamIn<PathOf<Name>> : string;
export type ParamsOf<Name extends PageName> = Record<ParamNameOf<Name>, string>;

/** The rows of pages that releases bring, by name. */
export type AddedRoutes = Readonly<Record<string, Route>>;

/**
 * Returns the path of a page. Every link, redirect and e2e step uses this function, so that each path is
 * defined only once.
 */
export function pathTo<Name extends PageName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Record<string, string | undefined> = {},
): string {
  return withQuery(fillIn(routeOf(name).path, params), query);
}

/** Returns a route with its optional properties. */
export function routeOf(name: PageName): Route {
  // The cast is safe: a name is in the table, or its row has been added.
  return routes[name as RouteName];
}

/**
 * The routes that have a page, in order of precedence among equal matches. Added ones are treated like the others,
 * whose names the code knows.
 */
export const pageNames = (Object.keys(routes) as RouteName[]).filter((name) => !routeOf(name).isParent);

const tableSize = pageNames.length;

/**
 * Replaces the rows that were added to the table before. The shell passes what its document names, and a remote the
 * content of its `src/routes.json`. Each package has a copy of this file, and so knows only the rows that were passed to
 * its own. The server, which serves several sets at once, never calls it.
 */
export function addRoutes(rows: Readonly<Record<string, { path: string; owner?: string }>> = {}): void {
  const table: Record<string, unknown> = routes;
  for (const name of pageNames.splice(tableSize)) delete table[name];
  Object.assign(table, rows);
  // The cast is safe because the rows are in the table now.
  pageNames.push(...(Object.keys(rows) as RouteName[]));
}
