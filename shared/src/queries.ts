/**
 * The query cache's names that the suite uses, shared as one Module Federation singleton.
 * A shared module cannot be tree-shaken, and the library has three times as many.
 */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
export type { Query, QueryKey } from '@tanstack/react-query';
