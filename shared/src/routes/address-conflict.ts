import { pageNames, routeOf } from './routes';

/** A page with its address and the package that shows it. */
export interface OwnedPage {
  readonly name: string;
  readonly owner: string;
  readonly path: string;
}

export const pagesOfTable: readonly OwnedPage[] = pageNames.map((name) => ({ name, ...routeOf(name) }));

/**
 * Returns the page because of which a page of a remote cannot have its address, or `undefined`. The word after the
 * hotel belongs to one package with all addresses below it. Within a package, no address may match two pages equally
 * well.
 */
export const addressConflict = (page: OwnedPage, others: readonly OwnedPage[]): OwnedPage | undefined =>
  others.find((other) =>
    other.owner === page.owner
      ? other.name !== page.name && matchEquallyWell(segmentsOf(page.path), segmentsOf(other.path))
      : firstWord(page.path) === firstWord(other.path),
  );

const segmentsOf = (path: string) => path.toLowerCase().split('/').slice(1);

const isParam = (segment: string) => segment.startsWith(':');

/** The word after the hotel, such as `chat`; a page without one shares it with no other. */
const firstWord = (path: string): unknown => segmentsOf(path)[1] ?? Symbol(path);

function matchEquallyWell(some: string[], others: string[]): boolean {
  const countFixed = (segments: string[]) => segments.filter((segment) => !isParam(segment)).length;
  return (
    some.length === others.length &&
    countFixed(some) === countFixed(others) &&
    some.every((segment, i) => isParam(segment) || isParam(others[i] ?? '') || segment === others[i])
  );
}
