import { pageNames, routeOf } from '@guest/shared/routes/routes';

/** The pages that guests can reach. */
export const guestPages = pageNames.filter((name) => !routeOf(name).isDev);
