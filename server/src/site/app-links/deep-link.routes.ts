import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { notFound } from '../../platform/errors/request-error';
import { hostOf } from '../document/document-headers';
import { sendErrorPage } from '../pages/error-page';
import { createDeepLinkPages } from './deep-link-page';

type ConstraintStrategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type DeepLinkConfig = Pick<Config, 'channelHosts' | 'deepLinkBase' | 'publicHost'>;

/**
 * A link always names its mode. An address without one is the page of a hotel, whose path may be that of the links.
 */
const NAMES_MODE: ConstraintStrategy = {
  name: 'namesMode',
  storage() {
    const handlers = new Map<unknown, Parameters<ReturnType<ConstraintStrategy['storage']>['set']>[1]>();
    return {
      get: (namesMode) => handlers.get(namesMode) ?? null,
      set: (namesMode, handler) => void handlers.set(namesMode, handler),
    };
  },
  deriveConstraint: ({ url = '' }) => /[?&]mode=/.test(url),
};

/**
 * Answers a deep link that has reached the browser because the app is not installed. If a page of the suite has
 * opened the link by itself, the reply is 204, so that the browser stays on that page. All others are redirected to
 * the page that the link names.
 */
export function deepLinkRoutes(
  app: FastifyInstance,
  { db, config }: { db: Database; config: DeepLinkConfig },
): void {
  const { pathname, host } = new URL(config.deepLinkBase);
  // A deep link base without a path would hide the list of hotels at `/`.
  if (pathname === '/') return;
  const pathOf = createDeepLinkPages(db);

  app.addConstraintStrategy(NAMES_MODE);
  const asLink = { errorHandler: handleFailure, constraints: { namesMode: true } };
  app.get(pathname, asLink, async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('vary', 'referer');
    if (isFromSuite(request, config)) return reply.code(204).send();
    const path = await pathOf(new URL(request.url, config.deepLinkBase).searchParams);
    if (path === undefined) throw notFound();
    // The deep links may have a host of their own, while the pages are at the public host.
    const isElsewhere = request.host === host && config.publicHost !== request.hostname;
    return reply.redirect(isElsewhere ? `${request.protocol}://${config.publicHost}${path}` : path, 302);
  });
}

const handleFailure = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
  void sendErrorPage(error, request, reply);

function isFromSuite(request: FastifyRequest, { channelHosts, publicHost }: DeepLinkConfig): boolean {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return false;
  const from = new URL(referer);
  const { '*': parent, ...hosts } = channelHosts;
  const ownNames = [publicHost, ...Object.values(hosts)];
  const isOfChannel = parent !== undefined && from.hostname.endsWith(`.${parent}`);
  return ownNames.includes(from.hostname) || isOfChannel || from.host === hostOf(request);
}
