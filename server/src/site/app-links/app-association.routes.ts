import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PropertyRepository } from '../../features/property/property.repository';
import { notFound } from '../../platform/errors/request-error';
import { androidAssociation, iosAssociation, toAppOfProperty } from './app-association';

/** The systems fetch the files when an app is installed or updated, and rarely afterwards. */
const CACHED_S = 3_600;

/**
 * Serves the two files with which iOS and Android verify that an app may open the suite's deep links. They come
 * from the settings of the properties; without any app there is no file.
 */
export function appAssociationRoutes(
  app: FastifyInstance,
  properties: Pick<PropertyRepository, 'list'>,
  deepLinkBase: string,
): void {
  const listApps = async () => (await properties.list()).flatMap(toAppOfProperty);
  const send = (reply: FastifyReply, file: object | null) => {
    if (!file) throw notFound();
    // Apple requires JSON at a path without an extension, and follows no redirect.
    return reply.type('application/json').header('cache-control', `public, max-age=${CACHED_S}`).send(file);
  };

  app.get('/.well-known/apple-app-site-association', async (_request, reply) =>
    send(reply, iosAssociation(await listApps(), new URL(deepLinkBase).pathname)),
  );
  app.get('/.well-known/assetlinks.json', async (_request, reply) =>
    send(reply, androidAssociation(await listApps())),
  );
}
