import * as z from '@guest/shared/contracts/core/zod';

/** What a call's parts have to be, on the way in and on the way out. */
export interface Checks<Params, Query, Body, Reply> {
  readonly params: z.ZodMiniType<Params>;
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly reply: z.ZodMiniType<Reply>;
}

/** What a call takes when it does not say otherwise, and what comes back where there is nothing to say. */
type Nothing = undefined;
export const nothing: z.ZodMiniType<Nothing> = z.pipe(
  z.nullish(z.strictObject({})),
  z.transform(() => undefined),
);

export function checks<Reply, Params = Nothing, Query = Nothing, Body = Nothing>(spec: {
  params?: z.ZodMiniType<Params>;
  query?: z.ZodMiniType<Query>;
  body?: z.ZodMiniType<Body>;
  reply: z.ZodMiniType<Reply>;
}): Checks<Params, Query, Body, Reply> {
  return {
    // The type parameter is `Nothing` exactly where the part is left out.
    params: spec.params ?? (nothing as z.ZodMiniType<Params>),
    query: spec.query ?? (nothing as z.ZodMiniType<Query>),
    body: spec.body ?? (nothing as z.ZodMiniType<Body>),
    reply: spec.reply,
  };
}
