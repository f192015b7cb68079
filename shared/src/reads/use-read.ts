import { useSuspenseQuery } from '@guest/shared/queries';
import { useHost } from '@guest/shared';
import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import { readQuery } from './read-query';

/** Returns the reply to one of the page's `reads`, and reads it again when it becomes stale. */
export function useRead<P, Q, R>(
  endpoint: Endpoint<P, Q, undefined, R>,
  input: CallInput<P, Q, undefined>,
): R {
  return useSuspenseQuery(readQuery(useHost(), endpoint, input)).data;
}
