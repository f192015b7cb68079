import type * as z from '@guest/shared/contracts/zod';

/** The schemas of a socket request and its answer. */
export interface SocketChecks<Input = unknown, Reply = unknown> {
  readonly ask: z.ZodMiniType<Input>;
  readonly answer: z.ZodMiniType<Reply>;
}

export interface RequestMeta {
  /** A one-line description for readers of the contract. */
  readonly summary: string;
  /** The answer may be compressed if the request sets `compress: true`. */
  readonly mayBePacked?: true;
  /** The request has no acknowledgement and may get lost. */
  readonly isUnanswered?: true;
}

/** A socket request that the browser may send. As with HTTP, the schemas are loaded on first use. */
export interface SocketRequest<Input = unknown, Reply = unknown> extends RequestMeta {
  checks(): Promise<SocketChecks<Input, Reply>>;
}

/** A message that the server sends without a request. */
export interface SocketPush<Body = unknown> {
  readonly summary: string;
  checks(): Promise<z.ZodMiniType<Body>>;
}

type SocketRequestOf<C> =
  C extends SocketChecks<infer Input, infer Reply> ? SocketRequest<Input, Reply> : never;
type SocketPushOf<C> = C extends z.ZodMiniType<infer Body> ? SocketPush<Body> : never;

/** Defines the socket requests of one subject. Names are given here; the schemas are in a lazy module. */
export function socketRequestsOf<C extends object>(
  load: () => Promise<C>,
  notes: Record<keyof C & string, RequestMeta>,
): { readonly [Name in keyof C]: SocketRequestOf<C[Name]> } {
  const requests = Object.entries<RequestMeta>(notes).map(([name, note]) => [
    name,
    { ...note, checks: async () => (await load())[name as keyof C] },
  ]);
  // `C` and `notes` have the same keys, so the cast is safe.
  return Object.fromEntries(requests) as { readonly [Name in keyof C]: SocketRequestOf<C[Name]> };
}

export function socketPushesOf<C extends object>(
  load: () => Promise<C>,
  summaries: Record<keyof C & string, string>,
): { readonly [Name in keyof C]: SocketPushOf<C[Name]> } {
  const pushes = Object.entries<string>(summaries).map(([name, summary]) => [
    name,
    { summary, checks: async () => (await load())[name as keyof C] },
  ]);
  // The cast is safe for the same reason as above.
  return Object.fromEntries(pushes) as { readonly [Name in keyof C]: SocketPushOf<C[Name]> };
}
