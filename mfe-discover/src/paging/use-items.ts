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

  const queryKey = [...firstQuery.queryKey, 'more'];
  type InfiniteData = { pages: Page<Item>[]; pageParams: (string | null)[] };

  /** Reads the first page through its own read, which requests it only once and has a copy of it on this device. */
  async function fetchFirst(): Promise<Page<Item>> {
    try {
      return await host.queries.fetchQuery(firstQuery);
    } catch (error) {
      const { data: copy, dataUpdatedAt: updatedAt } = host.queries.getQueryState(firstQuery.queryKey) ?? {};
      const withCopy = (known: InfiniteData | undefined) =>
        known && copy && { ...known, pages: [copy, ...known.pages.slice(1)] };
      host.queries.setQueryData<InfiniteData>(queryKey, withCopy, { updatedAt });
      // The list still counts as failed, so that it is read again as soon as there is a network.
      throw error;
    }
  }

  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    initialDataUpdatedAt: () => host.queries.getQueryState(firstQuery.queryKey)?.dataUpdatedAt,
    initialData: { pages: [first], pageParams: [null] },
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? fetchFirst()
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
