import type { Checks } from './checks';

/** The method, path and description of a call. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** A one-line summary for the API documentation at `/docs`. The browser's build leaves it out. */
  readonly summary: string;
  /** Whether the caller must be signed in; otherwise the reply is 401. */
  readonly needsGuest?: boolean;
  /** The HTTP status of a successful reply; 200 by default. */
  readonly status?: 201 | 204;
}

/** An HTTP call. Client and server share this definition. */
export interface Endpoint<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Reply = unknown,
> extends CallAddress {
  /** Loads the input and reply schemas. They are lazy because no page needs them to render. */
  checks(): Promise<Checks<Params, Query, Body, Reply>>;
}

type EndpointOf<C> = C extends Checks<infer P, infer Q, infer B, infer R> ? Endpoint<P, Q, B, R> : never;
type EndpointsOf<C> = { readonly [Name in keyof C]: EndpointOf<C[Name]> };

/** Defines the calls of one subject. Addresses are given here; the schemas are in a lazy module. */
export function contract<C extends object>(
  load: () => Promise<C>,
  calls: Record<keyof C & string, CallAddress>,
): EndpointsOf<C> {
  const endpoints = Object.entries<CallAddress>(calls).map(([name, call]) => [
    name,
    {
      ...call,
      async checks() {
        // Zod has to be loaded first: a module of schemas that runs without it fails permanently, and
        // importing it again does not help.
        await import('@guest/shared/contracts/zod');
        return (await load())[name as keyof C];
      },
    },
  ]);
  // `C` and `calls` have the same keys, so the cast is safe.
  return Object.fromEntries(endpoints) as EndpointsOf<C>;
}

export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer Reply> ? Reply : never;

type Empty = undefined;

/** The input of a call. Parts that the endpoint does not take may be left out. */
export type CallInput<Params, Query, Body> = InputPart<'params', Params> &
  InputPart<'query', Query> &
  InputPart<'body', Body>;

type InputPart<Name extends string, T> = [T] extends [Empty] ? { [K in Name]?: Empty } : { [K in Name]: T };
