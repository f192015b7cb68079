import { useQueryParam } from '@guest/shared/page/use-query-param';
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '@guest/shared/contracts/search/query-length';
import { useNavigate } from '@guest/shared/router';
import { SearchField } from '@guest/shared/ui/form/field/search-field';
import { useEffect, useRef } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { moveByArrows } from './move-by-arrows';
import { SearchResults } from './search-results';

/** The search starts after a pause of this length without input. */
const DEBOUNCE_MS = 250;

/**
 * The search field with its results. The query is stored in the address, so that it is restored on the way
 * back.
 */
export function SearchPanel() {
  const text = useLazyText();
  const navigate = useNavigate();
  const { value: query = '', withValue } = useQueryParam('q');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(typed: string) {
    clearTimeout(timer.current);
    const next = typed.trim().slice(0, MAX_QUERY_LENGTH);
    const show = () =>
      void navigate(withValue(next === '' ? undefined : next), { replace: true, preventScrollReset: true });
    // Clearing the field takes effect without delay.
    timer.current = setTimeout(show, next === '' ? 0 : DEBOUNCE_MS);
  }

  return (
    <div onKeyDown={moveByArrows}>
      <SearchField
        label={text('Search the hotel')}
        clear={text('Clear search')}
        defaultValue={query}
        onSearch={search}
      />
      {query.length >= MIN_QUERY_LENGTH && <SearchResults query={query} />}
    </div>
  );
}
