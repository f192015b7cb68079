import { useHost } from '@guest/shared';
import type { LoyaltyMetric } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useInfiniteQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Button } from '@guest/shared/ui/button/button';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { HistoryRow } from './history-row';
import { useExtraText } from '../extra-texts/extra-texts';

/** The lines of the membership, whose sum is the balance. */
export function History({ metric }: { metric: LoyaltyMetric }) {
  const text = useExtraText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const { queryKey } = readQuery(host, membershipContract.listLoyaltyEntries, { params, query: {} });
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const call = { params, query: cursor === undefined ? {} : { cursor }, signal, isToastSuppressed: true };
      return host.api.call(membershipContract.listLoyaltyEntries, call);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const lines = query.data?.pages.flatMap(({ items }) => items);
  const texts = { failed: text("This part didn't load."), retry: text('Try again') };
  return (
    <Section heading={text('History')} id="history">
      {query.isPending && <Skeleton shape="row" count={3} />}
      {query.isError && <FailedPart texts={texts} onRetry={() => void query.refetch()} />}
      {lines?.length === 0 && <p>{text('Nothing here yet. Your first stay will be listed here.')}</p>}
      {lines && lines.length > 0 && (
        <ListRows>
          {lines.map((line) => (
            <HistoryRow key={line.entryId} line={line} metric={metric} />
          ))}
        </ListRows>
      )}
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text('Show more')}
        </Button>
      )}
    </Section>
  );
}
