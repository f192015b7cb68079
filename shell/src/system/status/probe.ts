import type { Host } from '@guest/shared';
import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { queryOptions } from '@guest/shared/queries';

/** How often the page looks while it is open. */
const PROBES_EVERY_MS = 15_000;

export interface Probe {
  isOk: boolean;
  /** Milliseconds from the question to the answer. */
  took: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Asks an endpoint whether it answers and how fast; that it does not is an answer too. */
export function probeQuery(
  { api }: Pick<Host, 'api'>,
  endpoint: Endpoint<undefined, undefined, undefined, unknown>,
) {
  return queryOptions({
    queryKey: ['probe', endpoint.path],
    queryFn: async (): Promise<Probe> => {
      const begun = performance.now();
      const outcome = await api.send(endpoint, {});
      return { isOk: 'data' in outcome, took: Math.round(performance.now() - begun), at: Date.now() };
    },
    staleTime: 0,
    refetchInterval: PROBES_EVERY_MS,
  });
}
