import { useHost } from '@guest/shared';
import type { CallInput, Endpoint } from '@guest/shared/contracts/core/endpoint';
import { readQuery } from '@guest/shared/reads/read-query';
import { useRead } from '@guest/shared/reads/use-read';
import { useInfiniteQuery } from '@guest/shared/queries';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Returns a paginated list. Its first page is a normal read, so that it can be preloaded and persisted. */
export function useItems<P, Q, Item extends { id: string }>(
  endpoint: Endpoint<P, Q, undefined, Page<Item>>,
  inputAt: (cursor: string | undefined) => CallInput<P, Q, undefined>,
) {
  const host = useHost();
  const first = useRead(endpoint, inputAt(undefined));
  const firstQuery = readQuery(host, endpoint, inputAt(undefined));

  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: [...firstQuery.queryKey, 'more'],
    initialPageParam: null as string | null,
    initialDataUpdatedAt: () => host.queries.getQueryState(firstQuery.queryKey)?.dataUpdatedAt,
    initialData: { pages: [first], pageParams: [null] },
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? // The first page shares the cache of the read, so that it is requested only once.
          host.queries.fetchQuery(firstQuery)
        : host.api.call(endpoint, Object.assign({ signal, isToastSuppressed: true }, inputAt(pageParam))),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

  return {
    items: uniqueById(data.pages.flatMap(({ items }) => items)),
    hasMore: hasNextPage,
    /** The props of `MoreButton`. */
    more: {
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      onMore: () => void fetchNextPage(),
    },
  };
}

/** Removes duplicates: a new item between two requests shifts the pages, so a later page can repeat items. */
function uniqueById<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
