import * as z from '@guest/shared/contracts/zod';

/** The schemas of a call's input and reply. */
export interface Checks<Params, Query, Body, Reply> {
  readonly params: z.ZodMiniType<Params>;
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly reply: z.ZodMiniType<Reply>;
}

/** The default for input that a call does not take, and the reply of a call that returns no content. */
type Empty = undefined;
export const empty: z.ZodMiniType<Empty> = z.pipe(
  z.nullish(z.strictObject({})),
  z.transform(() => undefined),
);

export function checks<Reply, Params = Empty, Query = Empty, Body = Empty>(spec: {
  params?: z.ZodMiniType<Params>;
  query?: z.ZodMiniType<Query>;
  body?: z.ZodMiniType<Body>;
  reply: z.ZodMiniType<Reply>;
}): Checks<Params, Query, Body, Reply> {
  return {
    // The casts are safe: the type parameter is `Empty` exactly when the schema is left out.
    params: spec.params ?? (empty as z.ZodMiniType<Params>),
    query: spec.query ?? (empty as z.ZodMiniType<Query>),
    body: spec.body ?? (empty as z.ZodMiniType<Body>),
    reply: spec.reply,
  };
}
