import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import type { Host } from '../host/host';
import { fillIn, withQuery } from '../routes/fill-in';
import { queryOptions } from '@guest/shared/queries';

declare module '@tanstack/react-query' {
  interface Register {
    /** `check` holds a reply that was kept on the device to what the endpoint promises now. */
    queryMeta: { check?: (reply: unknown) => Promise<unknown>; [other: string]: unknown };
  }
}

/** Where a read stands in the query cache: by its address and language, so that the document can bring it along. */
export const readKey = (url: string, lang: string) => [url, lang] as const;

/** A read over HTTP as the query cache knows it. Whoever asks the same shares the answer. */
export function readQuery<P, Q, R>(
  { api, lang }: Pick<Host, 'api' | 'lang'>,
  endpoint: Endpoint<P, Q, undefined, R>,
  input: CallInput<P, Q, undefined>,
) {
  const url = withQuery(fillIn(endpoint.path, input.params), input.query ?? undefined);
  return queryOptions({
    queryKey: readKey(url, lang),
    meta: { check: async (reply) => (await endpoint.checks()).reply.parse(reply) },
    // The page shows what failed, so no toast does.
    queryFn: ({ signal }) => api.call(endpoint, Object.assign({ signal, isToastSuppressed: true }, input)),
  });
}
