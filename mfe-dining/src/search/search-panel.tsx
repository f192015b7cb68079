import { useQuestion } from '@guest/shared/page/use-question';
import { LONGEST_QUERY, SHORTEST_QUERY } from '@guest/shared/contracts/search/query-length';
import { useNavigate } from '@guest/shared/router';
import { SearchField } from '@guest/shared/ui/form/field/search-field';
import { useEffect, useRef } from 'react';
import { useLateText } from '../late-texts/late-texts';
import { moveByArrows } from './move-by-arrows';
import { SearchResults } from './search-results';

/** The search starts after a pause of this length without input. */
const PAUSE_MS = 250;

/**
 * The search field with its results. The query is stored in the address, so that it is restored on the way
 * back.
 */
export function SearchPanel() {
  const text = useLateText();
  const navigate = useNavigate();
  const { value: query = '', withValue } = useQuestion('q');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(typed: string) {
    clearTimeout(timer.current);
    const next = typed.trim().slice(0, LONGEST_QUERY);
    const show = () =>
      void navigate(withValue(next === '' ? undefined : next), { replace: true, preventScrollReset: true });
    // Clearing the field takes effect without delay.
    timer.current = setTimeout(show, next === '' ? 0 : PAUSE_MS);
  }

  return (
    <div onKeyDown={moveByArrows}>
      <SearchField
        label={text('Search the hotel')}
        clear={text('Clear search')}
        defaultValue={query}
        onSearch={search}
      />
      {query.length >= SHORTEST_QUERY && <SearchResults query={query} />}
    </div>
  );
}
