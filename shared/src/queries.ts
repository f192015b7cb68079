/**
 * The parts of the query library that the suite uses, shared as one Module Federation singleton. A shared
 * module cannot be tree-shaken, and the library exports three times as much.
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
