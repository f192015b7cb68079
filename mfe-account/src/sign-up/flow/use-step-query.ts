import { useSearchParams } from '@guest/shared/router';

/** What every link between two steps takes along: why the guest is here. */
export function useStepQuery(): Record<string, string> {
  const [search] = useSearchParams();
  return Object.fromEntries(search);
}
