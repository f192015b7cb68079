import { useHost } from '@guest/shared';
import { searchContract, type SearchHit } from '@guest/shared/contracts/search/search.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { Section } from '@guest/shared/ui/section/section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useLazyText, type LazyTextKey } from '../lazy-texts/lazy-texts';
import { HitRow } from './hit-row';
import { EmptyResults } from './empty-results';
import styles from './search-results.module.css';

type Kind = SearchHit['kind'];

const headings: Record<Kind, LazyTextKey> = {
  outlet: 'Restaurants and bars',
  dish: 'Menus',
  entry: 'Hotel Directory',
  activity: 'Activities',
  request: 'Services',
};

/** Shows the results in groups; the group with the best result comes first. */
export function SearchResults({ query }: { query: string }) {
  const text = useLazyText();
  const read = useSearch(query);
  const found = read.data?.items;

  return (
    <div className={styles.results} aria-busy={read.isFetching}>
      <VisuallyHidden>
        <span role="status">
          {!read.isFetching &&
            found &&
            text('{count, plural, =0 {No results} one {# result} other {# results}}', {
              count: found.length,
            })}
        </span>
      </VisuallyHidden>
      {!found && !read.isError && <Skeleton shape="row" count={4} />}
      {!found && read.isError && (
        <FailedPart
          texts={{ failed: text("Couldn't search."), retry: text('Try again') }}
          onRetry={() => void read.refetch()}
        />
      )}
      {found?.length === 0 && <EmptyResults query={query} />}
      {found &&
        kindsIn(found).map((kind) => (
          <Section key={kind} heading={text(headings[kind])}>
            <ListRows>
              {found
                .filter((hit) => hit.kind === kind)
                .map((hit) => (
                  <HitRow key={hit.uuid} hit={hit} />
                ))}
            </ListRows>
          </Section>
        ))}
    </div>
  );
}

function useSearch(query: string) {
  const { api, lang } = useHost();
  const property = usePathParam('property');
  return useQuery({
    // The query key is not an address, so that search results are not persisted on the device.
    queryKey: ['search', property, lang, query],
    queryFn: ({ signal }) =>
      api.call(searchContract.search, {
        params: { property },
        query: { q: query },
        signal,
        isToastSuppressed: true,
      }),
    // The previous results stay visible until new ones arrive.
    placeholderData: (before) => before,
  });
}

const kindsIn = (found: SearchHit[]): Kind[] => [...new Set(found.map(({ kind }) => kind))];
