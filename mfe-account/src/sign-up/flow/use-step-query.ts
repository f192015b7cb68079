import { useSearchParams } from '@guest/shared/router';

/** Returns the query that all links between steps must preserve, because it contains the pending action. */
export function useStepQuery(): Record<string, string> {
  const [search] = useSearchParams();
  return Object.fromEntries(search);
}
