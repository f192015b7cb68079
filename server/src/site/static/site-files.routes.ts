import type { FastifyInstance } from 'fastify';
import { hostOf } from '../document/document-headers';
import { FAVICON } from './favicon';

const DAY_S = 86_400;
/** A security contact must expire, because outdated contacts should not be trusted. */
const SECURITY_TXT_DAYS = 180;

const ROBOTS = [
  'User-agent: *',
  'Disallow: /web/',
  'Disallow: /builds/',
  'Disallow: /releases/',
  'Allow: /',
  '',
].join('\n');

/** Serves the standard files that browsers, crawlers and security researchers request from every site. */
export function registerSiteFiles(
  app: FastifyInstance,
  { config, now }: { config: { deepLinkBase: string }; now: () => number },
): void {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${DAY_S}`).send(FAVICON),
  );

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${DAY_S}`).send(ROBOTS),
  );

  app.get('/.well-known/security.txt', (request, reply) => {
    const host = hostOf(request);
    const today = Math.floor(now() / (DAY_S * 1_000));
    const expires = new Date((today + SECURITY_TXT_DAYS) * DAY_S * 1_000).toISOString();
    const lines = [
      `Contact: mailto:security@${new URL(config.deepLinkBase).hostname}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, es, fr, ja, ar',
      ...(host ? [`Canonical: ${request.protocol}://${host}/.well-known/security.txt`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_S}`)
      .send(`${lines.join('\n')}\n`);
  });
}
