import type { FastifyReply } from 'fastify';

/** Adds a header to `Vary` unless it is listed already. */
export function vary(reply: FastifyReply, header: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  if (known.includes(header)) return;
  void reply.header('vary', known ? `${known}, ${header}` : header);
}
