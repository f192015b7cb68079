import type { Checks } from './checks';

/** Where a call goes, and what it is for. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** One line for the description of the API at `/docs`. */
  readonly summary: string;
  /** Only for a guest who has signed in; 401 otherwise. */
  readonly needsGuest?: boolean;
  /** How success is answered; 200 where it is left out. */
  readonly status?: 201 | 204;
}

/** One HTTP call, written down once: the client sends by it and the server answers by it. */
export interface Endpoint<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Reply = unknown,
> extends CallAddress {
  /** What goes in and comes out. It comes with the first call: no page waits for it to be drawn. */
  checks(): Promise<Checks<Params, Query, Body, Reply>>;
}

type EndpointOf<C> = C extends Checks<infer P, infer Q, infer B, infer R> ? Endpoint<P, Q, B, R> : never;
type EndpointsOf<C> = { readonly [Name in keyof C]: EndpointOf<C[Name]> };

/** The calls of one subject: their addresses here, their checks in a module of their own. */
export function contract<C extends object>(
  load: () => Promise<C>,
  calls: Record<keyof C & string, CallAddress>,
): EndpointsOf<C> {
  const endpoints = Object.entries<CallAddress>(calls).map(([name, call]) => [
    name,
    {
      ...call,
      async checks() {
        // First: a module of checks that runs while these are missing stays as it broke off, and no later try mends it.
        await import('@guest/shared/contracts/core/zod');
        return (await load())[name as keyof C];
      },
    },
  ]);
  // Each name of `calls` has its checks under the same name, which is what the type says.
  return Object.fromEntries(endpoints) as EndpointsOf<C>;
}

export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer Reply> ? Reply : never;

type Nothing = undefined;

/** The parts of a call; a part the endpoint does not take may be left out. */
export type CallInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body>;

type Part<Name extends string, T> = [T] extends [Nothing] ? { [K in Name]?: Nothing } : { [K in Name]: T };
