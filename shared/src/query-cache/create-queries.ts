import { QueryClient } from '@guest/shared/queries';
import { isUnanswered } from '../http/api-error';

const FRESH_FOR_MS = 60_000;

/**
 * Creates the query cache of the page. If the server does not reply, a read falls back to the last copy
 * cached on this device, if there is one.
 */
export function createQueries(whose: () => string): QueryClient {
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
            if (isUnanswered(error)) await restore(query);
            // The copy is shown with its own date, but the read still counts as failed.
            throw error;
          }
        },
      },
    },
  });

  async function restore(query: Parameters<typeof restoreCopy>[1]) {
    await restoreCopy(queries, query, whose());
  }
  return queries;
}

const restoreCopy: (typeof import('./restore-copy'))['restoreCopy'] = async (...args) => {
  const late = await import(/* webpackChunkName: "late" */ './restore-copy').catch(() => undefined);
  // Without a network, this chunk is available only if it was loaded before. If not, there is no copy either.
  await late?.restoreCopy(...args);
};
