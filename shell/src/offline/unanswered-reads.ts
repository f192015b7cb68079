import type { Host } from '@guest/shared';
import { isUnanswered } from '@guest/shared/http/api-error';

type Queries = Pick<Host, 'queries'>['queries'];
type Read = ReturnType<ReturnType<Queries['getQueryCache']>['getAll']>[number];

/** Returns whether the last fetch of a read got no reply, so that the page shows older data. */
export const isOld = ({ state }: Pick<Read, 'state'>): boolean =>
  state.data !== undefined && isUnanswered(state.error);

/** Returns the time of the oldest data on the page in milliseconds, or null if all data is current. */
export function oldestOnPage(queries: Queries): number | null {
  const old = queries
    .getQueryCache()
    .getAll()
    .filter((read) => read.isActive() && isOld(read))
    .map(({ state }) => state.dataUpdatedAt);
  return old.length > 0 ? Math.min(...old) : null;
}
