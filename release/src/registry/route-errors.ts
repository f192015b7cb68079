import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';

/** An address within a hotel whose first word is fixed: no other part can reach into it. */
const PAGE_PATH = /^\/:property\/[a-z0-9][\w-]*(\/:?[a-z][\w-]*)*$/i;
const LAST_PART = /^[a-z][a-z0-9-]*$/;

/** Returns the errors in the form of the rows that a record brings. */
export function routeErrors({ name, routes = {}, pages }: ReleaseRecord): string[] {
  return Object.entries(routes).flatMap(([page, { path, titles }]) => [
    ...(page.startsWith(`${name}.`) && LAST_PART.test(page.slice(name.length + 1))
      ? []
      : [`"${page}" is not a name of a page of ${name}, such as "${name}.wine-list"`]),
    ...(PAGE_PATH.test(path) ? [] : [`"${path}" of ${page} is not an address within a hotel`]),
    ...(Object.hasOwn(pages, page) ? [] : [`${page} is not among its pages`]),
    ...(titles.en ? [] : [`${page} has no title`]),
  ]);
}
