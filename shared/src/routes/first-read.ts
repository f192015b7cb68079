import type { Endpoint } from '../contracts/core/endpoint';
import type { RecordedRead } from '../contracts/release/release.contract';
import { fillIn } from './fill-in';
import type { PageName } from './routes';

/**
 * A read that a page starts with, derived from the address: `:name` takes a parameter of the path, `?name` a
 * parameter of the query string. A query parameter can also be constant, such as `=10`.
 */
export interface FirstRead {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, `:${string}`>>;
  readonly query: Readonly<Record<string, `?${string}` | `=${string}`>>;
}

/** The first reads of a package, by page. */
export type FirstReads = Partial<Record<PageName, FirstRead[]>>;

export function firstRead<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  params: Record<keyof P & string, `:${string}`>,
  query: Partial<Record<keyof NonNullable<Q> & string, `?${string}` | `=${string}`>> = {},
): FirstRead {
  // The signature has checked the input against the endpoint; afterwards only its path and reply matter.
  return { endpoint: endpoint as unknown as Endpoint, params, query: query as FirstRead['query'] };
}

/** Returns the read as data for the release record. */
export function toRecordedRead({ endpoint, params, query }: FirstRead): RecordedRead {
  return {
    path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`),
    query: entriesWithSign(query, '?'),
    fixed: entriesWithSign(query, '='),
  };
}

/** Returns the input of a read at an address. */
export function readInputAt(
  { params, query }: FirstRead,
  at: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
): { params: Record<string, string>; query: Record<string, string> } {
  const fromAddress = Object.entries(entriesWithSign(query, '?')).flatMap(
    ([name, from]): [string, string][] => {
      const value = at.search.get(from);
      return value === null ? [] : [[name, value]];
    },
  );
  return {
    params: Object.fromEntries(
      Object.entries(params).map(([name, from]) => [name, decodeURIComponent(fillIn(from, at.params))]),
    ),
    query: { ...entriesWithSign(query, '='), ...Object.fromEntries(fromAddress) },
  };
}

/** Returns the query parameters that have the given prefix, without the prefix. */
const entriesWithSign = (query: FirstRead['query'], sign: '?' | '=') =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, from]) => from.startsWith(sign))
      .map(([name, from]) => [name, from.slice(1)]),
  );
