import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Keeps the connection of a request open while its handler works. The server ends connections that are silent for as
 * long as usual requests may take, and this one is silent until its reply.
 */
export function extendTimeout(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  milliseconds: number,
): void {
  const usual = socket.timeout ?? 0;
  // A request that was injected has no connection.
  (socket as Partial<typeof socket>).setTimeout?.(milliseconds);
  reply.raw.once('finish', () => (socket as Partial<typeof socket>).setTimeout?.(usual));
}
