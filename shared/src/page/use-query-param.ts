import { useSearchParams } from '@guest/shared/router';

/**
 * Returns the value of a query parameter, and a function that returns the path of the same page with another
 * value.
 */
export function useQueryParam(name: string) {
  const [search] = useSearchParams();
  return {
    value: search.get(name) ?? undefined,
    withValue(value: string | undefined): { search: string } {
      const next = new URLSearchParams(search);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      return { search: next.toString() };
    },
  };
}
