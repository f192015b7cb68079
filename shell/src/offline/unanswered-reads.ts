import type { Host } from '@guest/shared';
import { isUnanswered } from '@guest/shared/http/api-error';

type Queries = Pick<Host, 'queries'>['queries'];
type Read = ReturnType<ReturnType<Queries['getQueryCache']>['getAll']>[number];

/** A read on the page that nobody answered when it was last tried; what the page shows of it is from before. */
export const isOld = ({ state }: Pick<Read, 'state'>): boolean =>
  state.data !== undefined && isUnanswered(state.error);

/** Of when the oldest thing on the page is, where not all of it could be read anew; milliseconds. */
export function oldestOnPage(queries: Queries): number | null {
  const old = queries
    .getQueryCache()
    .getAll()
    .filter((read) => read.isActive() && isOld(read))
    .map(({ state }) => state.dataUpdatedAt);
  return old.length > 0 ? Math.min(...old) : null;
}
