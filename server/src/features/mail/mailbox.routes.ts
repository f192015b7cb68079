import type { FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox';
import { mailPage, mailStyleHash, type SampleStay } from './mail-page';

/** Serves the development mailbox, which exists only if messages are not really sent. */
export function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox, sampleStays: () => SampleStay[]): void {
  app.get<{ Querystring: { renew?: string } }>('/_dev/mail', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'Accept' });
    if (/application\/json/.test(request.headers.accept ?? '')) return mailbox.letters();
    void reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${mailStyleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    const isRenewed = request.query.renew !== 'off';
    return reply
      .type('text/html; charset=utf-8')
      .send(mailPage(mailbox.letters(), sampleStays(), { isRenewed }));
  });
}
