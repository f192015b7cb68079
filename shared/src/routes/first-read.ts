import type { Endpoint } from '../contracts/core/endpoint';
import type { RecordedRead } from '../contracts/release/release.contract';
import { fillIn } from './fill-in';
import type { RouteName } from './routes';

/**
 * A read that a page starts with, told by what stands in the address: `:name` in its path, `?name` in its question.
 * A question may also always be the same: `=10`.
 */
export interface FirstRead {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, `:${string}`>>;
  readonly query: Readonly<Record<string, `?${string}` | `=${string}`>>;
}

/** The first reads of a package's pages. */
export type FirstReads = Partial<Record<RouteName, FirstRead[]>>;

export function firstRead<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  params: Record<keyof P & string, `:${string}`>,
  query: Partial<Record<keyof NonNullable<Q> & string, `?${string}` | `=${string}`>> = {},
): FirstRead {
  // What is given above fits this very endpoint; below, only its path and its reply are of interest.
  return { endpoint: endpoint as unknown as Endpoint, params, query: query as FirstRead['query'] };
}

/** The read as data, for the release record. */
export function recorded({ endpoint, params, query }: FirstRead): RecordedRead {
  return {
    path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`),
    query: partsOf(query, '?'),
    fixed: partsOf(query, '='),
  };
}

/** What a read asks at an address. */
export function inputOf(
  { params, query }: FirstRead,
  at: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
): { params: Record<string, string>; query: Record<string, string> } {
  const asked = Object.entries(partsOf(query, '?')).flatMap(([name, from]): [string, string][] => {
    const value = at.search.get(from);
    return value === null ? [] : [[name, value]];
  });
  return {
    params: Object.fromEntries(
      Object.entries(params).map(([name, from]) => [name, decodeURIComponent(fillIn(from, at.params))]),
    ),
    query: { ...partsOf(query, '='), ...Object.fromEntries(asked) },
  };
}

/** The parts of a question that are told in one way, without the sign that tells it. */
const partsOf = (query: FirstRead['query'], sign: '?' | '=') =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, from]) => from.startsWith(sign))
      .map(([name, from]) => [name, from.slice(1)]),
  );
