import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DevMailbox } from './dev-mailbox';
import { mailPage, mailStyleHash, type SampleStay } from './mail-page';

interface MailboxRoutesDeps {
  mailbox: DevMailbox;
  sampleStays: () => Promise<SampleStay[]>;
  /** Whether other machines may read the mailbox. */
  isPublic: boolean;
}

/** Serves the development mailbox, which exists only if messages are not really sent. */
export function devMailboxRoutes(
  app: FastifyInstance,
  { mailbox, sampleStays, isPublic }: MailboxRoutesDeps,
): void {
  app.get<{ Querystring: { renew?: string } }>('/_dev/mail', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'Accept' });
    if (!isPublic && !isFromThisMachine(request)) return reply.code(403).type('text/plain').send(LOCAL_ONLY);
    if (/application\/json/.test(request.headers.accept ?? '')) return mailbox.emails();
    void reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${mailStyleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    const isRenewed = request.query.renew !== 'off';
    return reply
      .type('text/html; charset=utf-8')
      .send(mailPage(mailbox.emails(), await sampleStays(), { isRenewed }));
  });
}

const LOCAL_ONLY =
  'The mailbox is open on the machine that the suite runs on. MAILBOX=network opens it to the whole network.\n';

/**
 * A proxy on this machine would make every request local, and a foreign site whose name leads to this machine
 * would have another host name.
 */
function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && !isForwarded && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
