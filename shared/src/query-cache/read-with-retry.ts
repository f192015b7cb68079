import type { Query, QueryClient } from '@guest/shared/queries';
import { ApiError } from '../http/api-error';
import { checkedCopy } from './restore-read';

/** The time in milliseconds that a page without data waits for the network before it shows the copy of this device. */
const PATIENCE_MS = 1_000;
/** The milliseconds for which a page may show older data without a notice while it is refetched. */
const MARKED_AFTER_MS = 3_000;
/** Data of this age, in milliseconds, counts as older. */
const OLD_MS = 60_000;

/** The requests of reads that were answered with a copy. */
const underWay = new WeakMap<Query, Promise<unknown>>();

/** Whether the data that a read has just received is a copy of this device and no reply. */
export const isAnsweredByCopy = (query: Query): boolean => underWay.has(query);

type Persister = NonNullable<
  NonNullable<ReturnType<QueryClient['getDefaultOptions']>['queries']>['persister']
>;

/**
 * Lets a first read on a slow or dead network answer with the copy of this device after a moment. The request goes
 * on, and its reply replaces the copy; a request that fails marks the copy as old, as for every read.
 */
export function readWithRetry(queries: QueryClient, getOwner: () => string): void {
  const { queries: defaults = {}, ...others } = queries.getDefaultOptions();
  const read: Persister | undefined = defaults.persister;
  if (!read) return;
  const persister: Persister = async (queryFn, context, query) => {
    const reading = underWay.get(query) ?? Promise.resolve(read(queryFn, context, query));
    underWay.delete(query);
    if (query.state.data !== undefined) {
      markWhilePending(query, reading);
      return reading;
    }
    const copy = await firstOf(reading, () => checkedCopy(query, getOwner()));
    if (!copy) return reading;
    // The second fetch below reports the failure.
    reading.catch(() => {});
    underWay.set(query, reading);
    setTimeout(() => {
      query.setState({ ...query.state, dataUpdatedAt: copy.at });
      markAsOld(query);
      query.fetch().catch(() => {});
    });
    return copy.reply;
  };
  queries.setDefaultOptions({ ...others, queries: { ...defaults, persister } });
  // A page from a copy has begun to read its data again before it has loaded this code.
  for (const query of queries.getQueryCache().getAll()) {
    const { fetchStatus, data } = query.state;
    if (query.promise && fetchStatus === 'fetching' && data !== undefined)
      markWhilePending(query, query.promise);
  }
}

/**
 * The error makes the page show the age of the data, either because the read has ended without a reply or because it
 * takes long.
 */
const markAsOld = (query: Query) =>
  query.setState({ ...query.state, error: new ApiError(0, 'The network has not answered yet') });

function markWhilePending(query: Query, reading: Promise<unknown>): void {
  const timer = setTimeout(() => {
    const { fetchStatus, dataUpdatedAt } = query.state;
    if (fetchStatus === 'fetching' && Date.now() - dataUpdatedAt > OLD_MS) markAsOld(query);
  }, MARKED_AFTER_MS);
  const end = () => clearTimeout(timer);
  reading.then(end, end);
}

/** Resolves to the copy, or to `undefined` if the request ends first or there is no copy. */
async function firstOf<Copy>(
  reading: Promise<unknown>,
  findCopy: () => Promise<Copy | undefined>,
): Promise<Copy | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'over'>((resolve) => (timer = setTimeout(() => resolve('over'), PATIENCE_MS)));
  const ended = reading.then(
    () => 'ended' as const,
    () => 'ended' as const,
  );
  const first = await Promise.race([ended, patience]);
  clearTimeout(timer);
  return first === 'over' ? findCopy().catch(() => undefined) : undefined;
}
