import type { Host } from '@guest/shared';
import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { queryOptions } from '@guest/shared/queries';

/** The status is checked at this interval while the page is open. */
const PROBE_INTERVAL_MS = 15_000;

export interface Probe {
  isOk: boolean;
  /** The duration of the request in milliseconds. */
  took: number;
  /** The time of the check in milliseconds since 1970. */
  at: number;
}

/** Checks whether an endpoint replies and how fast. A failure is a result and not an error. */
export function probeQuery(
  { api }: Pick<Host, 'api'>,
  endpoint: Endpoint<undefined, undefined, undefined, unknown>,
) {
  return queryOptions({
    queryKey: ['probe', endpoint.path],
    queryFn: async (): Promise<Probe> => {
      const startedAt = performance.now();
      const outcome = await api.send(endpoint, {});
      return { isOk: 'data' in outcome, took: Math.round(performance.now() - startedAt), at: Date.now() };
    },
    staleTime: 0,
    refetchInterval: PROBE_INTERVAL_MS,
  });
}
