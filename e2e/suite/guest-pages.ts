import { pageNames, routeOf } from '@guest/shared/routes/routes';

/** The pages that a guest can come to. */
export const guestPages = pageNames.filter((name) => !routeOf(name).isDev);
