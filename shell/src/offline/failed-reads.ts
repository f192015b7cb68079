import type { Host } from '@guest/shared';
import { isNetworkError } from '@guest/shared/http/api-error';

type Queries = Pick<Host, 'queries'>['queries'];
type Read = ReturnType<ReturnType<Queries['getQueryCache']>['getAll']>[number];

/** Returns whether the last fetch of a read got no reply, so that the page shows older data. */
export const isOutdated = ({ state }: Pick<Read, 'state'>): boolean =>
  state.data !== undefined && isNetworkError(state.error);

/** Returns the time of the oldest data on the page in milliseconds, or null if all data is current. */
export function oldestOnPage(queries: Queries): number | null {
  const outdatedTimes = queries
    .getQueryCache()
    .getAll()
    .filter((read) => read.isActive() && isOutdated(read))
    .map(({ state }) => state.dataUpdatedAt);
  return outdatedTimes.length > 0 ? Math.min(...outdatedTimes) : null;
}
