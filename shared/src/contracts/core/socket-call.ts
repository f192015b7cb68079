import type * as z from '@guest/shared/contracts/core/zod';

/** What a request over the socket has to be, and what its answer. */
export interface SocketChecks<Ask = unknown, Answer = unknown> {
  readonly ask: z.ZodMiniType<Ask>;
  readonly answer: z.ZodMiniType<Answer>;
}

export interface RequestNote {
  /** One line for whoever reads the contract. */
  readonly summary: string;
  /** The answer may come packed where the request says `compress: true`. */
  readonly mayBePacked?: true;
  /** Told and forgotten: there is no acknowledgement, and it may get lost. */
  readonly isUnanswered?: true;
}

/** One request of the guest's browser, written down once. Its checks come with the first use, as those of HTTP do. */
export interface SocketRequest<Ask = unknown, Answer = unknown> extends RequestNote {
  checks(): Promise<SocketChecks<Ask, Answer>>;
}

/** Something that the server says without being asked. */
export interface SocketPush<Body = unknown> {
  readonly summary: string;
  checks(): Promise<z.ZodMiniType<Body>>;
}

type RequestOf<C> = C extends SocketChecks<infer Ask, infer Answer> ? SocketRequest<Ask, Answer> : never;
type PushOfCheck<C> = C extends z.ZodMiniType<infer Body> ? SocketPush<Body> : never;

/** The requests of one subject: their names here, their checks in a module of their own. */
export function socketRequestsOf<C extends object>(
  load: () => Promise<C>,
  notes: Record<keyof C & string, RequestNote>,
): { readonly [Name in keyof C]: RequestOf<C[Name]> } {
  const requests = Object.entries<RequestNote>(notes).map(([name, note]) => [
    name,
    { ...note, checks: async () => (await load())[name as keyof C] },
  ]);
  // Each name of `notes` has its checks under the same name, which is what the type says.
  return Object.fromEntries(requests) as { readonly [Name in keyof C]: RequestOf<C[Name]> };
}

export function socketPushesOf<C extends object>(
  load: () => Promise<C>,
  summaries: Record<keyof C & string, string>,
): { readonly [Name in keyof C]: PushOfCheck<C[Name]> } {
  const pushes = Object.entries<string>(summaries).map(([name, summary]) => [
    name,
    { summary, checks: async () => (await load())[name as keyof C] },
  ]);
  // As above.
  return Object.fromEntries(pushes) as { readonly [Name in keyof C]: PushOfCheck<C[Name]> };
}
