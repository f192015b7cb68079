import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import type { Host } from '../host/host';
import { fillIn, withQuery } from '../routes/fill-in';
import { queryOptions } from '@guest/shared/queries';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Validates a reply cached on the device against the current contract. */
      check?: (reply: unknown) => Promise<unknown>;
      /** Whether the reply may stay on the device; every reply may by default. */
      isKept?: (reply: unknown) => boolean;
      [other: string]: unknown;
    };
  }
}

/** Returns the query key of a read: its address and language, so that the document can include the reply. */
export const readKey = (url: string, lang: string) => [url, lang] as const;

/** Returns the query options of an HTTP read. Components with the same query share the reply. */
export function readQuery<P, Q, R>(
  { api, lang }: Pick<Host, 'api' | 'lang'>,
  endpoint: Endpoint<P, Q, undefined, R>,
  input: CallInput<P, Q, undefined>,
) {
  const url = withQuery(fillIn(endpoint.path, input.params), input.query ?? undefined);
  return queryOptions({
    queryKey: readKey(url, lang),
    meta: { check: async (reply) => (await endpoint.checks()).reply.parse(reply) },
    // The page shows the error itself, so no toast is needed.
    queryFn: ({ signal }) => api.call(endpoint, Object.assign({ signal, isToastSuppressed: true }, input)),
  });
}
