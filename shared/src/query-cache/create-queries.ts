import { QueryClient } from '@guest/shared/queries';
import { isNetworkError } from '../http/api-error';

const FRESH_FOR_MS = 60_000;

/**
 * Creates the query cache of the page. If the server does not reply, a read falls back to the last copy
 * cached on this device, if there is one.
 */
export function createQueries(getOwner: () => string): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: false,
        // Only an attempted read can tell whether there is a network.
        networkMode: 'always',
        async persister(read, context, query) {
          try {
            return await read(context);
          } catch (error) {
            if (isNetworkError(error)) await restore(query);
            // The copy is shown with its own date, but the read still counts as failed.
            throw error;
          }
        },
      },
    },
  });

  async function restore(query: Parameters<typeof restoreRead>[1]) {
    await restoreRead(queries, query, getOwner());
  }
  return queries;
}

const restoreRead: (typeof import('./restore-read'))['restoreRead'] = async (...args) => {
  const lazyModule = await import(/* webpackChunkName: "late" */ './restore-read').catch(() => undefined);
  // Without a network, this chunk is available only if it was loaded before. If not, there is no copy either.
  await lazyModule?.restoreRead(...args);
};
