import * as z from '@guest/shared/contracts/zod';

/** One HTTP call, written down once: the client sends by it and the server answers by it. */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** One line for the description of the API at `/docs`. */
  readonly summary: string;
  /** Only for a guest who has signed in; 401 otherwise. */
  readonly needsGuest: boolean;
  readonly params: z.ZodMiniType<Params>;
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly reply: z.ZodMiniType<Reply>;
}

/** What an endpoint takes when it does not say otherwise. */
type Nothing = undefined;
const nothing: z.ZodMiniType<Nothing> = z.pipe(
  z.nullish(z.strictObject({})),
  z.transform(() => undefined),
);

export function endpoint<Reply, Params = Nothing, Query = Nothing, Body = Nothing>(spec: {
  method: Endpoint['method'];
  path: Endpoint['path'];
  summary: string;
  needsGuest?: boolean;
  params?: z.ZodMiniType<Params>;
  query?: z.ZodMiniType<Query>;
  body?: z.ZodMiniType<Body>;
  reply: z.ZodMiniType<Reply>;
}): Endpoint<Params, Query, Body, Reply> {
  return {
    needsGuest: false,
    ...spec,
    // The type parameter is `Nothing` exactly where the part is left out.
    params: spec.params ?? (nothing as z.ZodMiniType<Params>),
    query: spec.query ?? (nothing as z.ZodMiniType<Query>),
    body: spec.body ?? (nothing as z.ZodMiniType<Body>),
  };
}

export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer Reply> ? Reply : never;

/** The parts of a call; a part the endpoint does not take may be left out. */
export type CallInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body>;

type Part<Name extends string, T> = [T] extends [Nothing] ? { [K in Name]?: Nothing } : { [K in Name]: T };
