import { useQuery } from '@guest/shared/queries';
import { useHost } from '@guest/shared';
import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import { readQuery } from './read-query';

/** A read that the page can be seen without: nothing waits for it, and a failure costs only what it would have told. */
export function useLateRead<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  input: CallInput<P, Q, undefined>,
  /** Not before it is wanted. */
  isWanted: boolean,
): { data: R | undefined; hasFailed: boolean; retry: () => void } {
  const read = useQuery({ ...readQuery(useHost(), endpoint, input), enabled: isWanted });
  return { data: read.data, hasFailed: read.isError, retry: () => void read.refetch() };
}
