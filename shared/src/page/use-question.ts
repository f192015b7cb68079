import { useSearchParams } from '@guest/shared/router';

/** One word of the address's question, and the way to this same page with another value of it. */
export function useQuestion(name: string) {
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
