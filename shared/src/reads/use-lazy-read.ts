import { useQuery } from '@guest/shared/queries';
import { useHost } from '@guest/shared';
import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import { readQuery } from './read-query';

/**
 * Reads data that the page does not need to render. Nothing waits for it, and the page also works if the read
 * fails.
 */
export function useLazyRead<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  input: CallInput<P, Q, undefined>,
  /** The read starts only once this is true. */
  isWanted: boolean,
): { data: R | undefined; hasFailed: boolean; retry: () => void } {
  const read = useQuery({ ...readQuery(useHost(), endpoint, input), enabled: isWanted });
  return { data: read.data, hasFailed: read.isError, retry: () => void read.refetch() };
}
