import { QueryClient } from '@guest/shared/queries';
import { isUnanswered } from '../http/api-error';

const FRESH_FOR_MS = 60_000;

/** The page's query cache. Where nobody answers a read, it has the last good copy that this device kept, if any. */
export function createQueries(whose: () => string): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: false,
        // Whether there is a network, only a read that is tried can tell.
        networkMode: 'always',
        async persister(read, context, query) {
          try {
            return await read(context);
          } catch (error) {
            if (isUnanswered(error)) await restore(query);
            // The copy stands there with its own date, and the read has failed all the same.
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
  // Without a network it is here only if it has come before; if not, there is no copy either.
  await late?.restoreCopy(...args);
};
