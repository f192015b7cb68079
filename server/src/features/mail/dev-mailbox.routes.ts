import type { FastifyInstance } from 'fastify';
import type { DevMailbox } from './dev-mailbox';
import { mailPage, mailStyleHash, type SampleStay } from './mail-page';

/** Serves the development mailbox, which exists only if messages are not really sent. */
export function devMailboxRoutes(
  app: FastifyInstance,
  mailbox: DevMailbox,
  sampleStays: () => SampleStay[],
): void {
  app.get<{ Querystring: { renew?: string } }>('/_dev/mail', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'Accept' });
    if (/application\/json/.test(request.headers.accept ?? '')) return mailbox.emails();
    void reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${mailStyleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    const isRenewed = request.query.renew !== 'off';
    return reply
      .type('text/html; charset=utf-8')
      .send(mailPage(mailbox.emails(), sampleStays(), { isRenewed }));
  });
}
