import { useNavigate, useSearchParams } from '@guest/shared/router';
import { parseBookSearch } from './book-search';

type Changes = Record<string, string | null>;

/** Returns the search in the address and how to change it; `null` removes a value. */
export function useBookSearch() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const withChanges = (changes: Changes): string => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  return {
    search: parseBookSearch(query),
    withChanges,
    updateSearch(changes: Changes): void {
      void navigate({ search: withChanges(changes) }, { replace: true, preventScrollReset: true });
    },
  };
}
