import { useSuspenseQuery } from '@guest/shared/queries';
import { useHost } from '@guest/shared';
import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import { readQuery } from './read-query';

/** The reply to a read that the page's `reads` have started; fresh again when it has gone stale. */
export function useRead<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  input: CallInput<P, Q, undefined>,
): R {
  return useSuspenseQuery(readQuery(useHost(), endpoint, input)).data;
}
