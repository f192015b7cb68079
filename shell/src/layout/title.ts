import { joinTitle } from '@guest/shared/routes/page-title';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';

/** The title of the document; without a route it is the 404 page's. */
export function titleOf(
  shown: { route: RouteName | undefined; pageName: string | null; propertyName: string | undefined },
  translate: (text: string) => string,
): string {
  const title = shown.route ? routeOf(shown.route).title : 'Page Not Found';
  return joinTitle([title && translate(title), shown.pageName, shown.propertyName]);
}
