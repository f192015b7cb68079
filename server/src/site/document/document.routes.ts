import { contracts } from '@guest/shared/contracts/contracts';
import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import { BUCKET_COOKIE } from '@guest/shared/contracts/release/boot.contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { acceptedEncodings } from '../../platform/http/accepted-encodings';
import { answerError } from '../../platform/http/errors';
import { addressOf, isFilePath } from '../request/address';
import { cookieIn } from '../../platform/http/cookies';
import { documentHeaders, hostOf } from './document-headers';
import type { createDocuments, Visitor } from './documents';
import { wishedLanguages } from '../request/language-choice';
import { answerMixRefusal } from '../pages/mix-refusal-page';
import { answerTrouble } from '../pages/trouble-page';
import { MixRefusal } from '../releases/mix-refusal';
import type { SetWish } from '../releases/chosen-set';
import type { SetWishes } from '../releases/set-wish';

/** The first words of paths that never name a page, so a mistake in one is answered as such. */
const NO_PAGES: ReadonlySet<string | undefined> = new Set([
  ...Object.values(contracts).flatMap((contract) =>
    Object.values(contract).map(({ path }) => firstWord(path)),
  ),
  'health',
  'docs',
  'icons',
  'manifests',
  'pictures',
  'releases',
  'faces',
]);

/** As long as a stay with the way there; nobody is followed by it from year to year. */
const BUCKET_LASTS_S = 90 * 24 * 3600;

/** Answers every address that no other route has: with the suite's document, or with a 404 that is no page. */
export function registerDocuments(
  app: FastifyInstance,
  { documentAt, wishOf }: Pick<ReturnType<typeof createDocuments>, 'documentAt'> & { wishOf: SetWishes },
): void {
  app.get('/*', { errorHandler: answerFailed }, async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    // Two slashes would name a host where they begin an address, and are one to the server and none to the page's router.
    if (path.includes('//')) return reply.redirect(withSingleSlashes(request.url), 308);
    if (NO_PAGES.has(firstWord(path))) return reply.callNotFound();
    const address = addressOf(request.url);
    if (!takesHtml(request) || (!address.isPossible && isFilePath(path))) return notFound(reply);

    const wish = wishOf(request);
    // Drawn before it is known whether it is asked for, so that the first page is of the same set as the next.
    const bucket = wish.bucket ?? randomInt(100);
    const document = await documentAt(address, visitorOf(request, { ...wish, bucket })).catch(
      unlessItNamesVersions,
    );
    if (document instanceof MixRefusal) return answerMixRefusal(request, reply, document);
    const { status, stored } = document;
    if (document.asksBucket && wish.bucket === undefined)
      void reply.header('set-cookie', bucketCookie(request, bucket));
    const [encoding = null] = acceptedEncodings(request.headers);
    const route = address.route;
    void reply.headers({ ...documentHeaders(request, document, route?.name), etag: stored.etag(encoding) });
    // The same page under another spelling of its address is one page.
    const canonical = status === 200 && route && canonicalOf(request, route.name, route.params);
    if (canonical) void reply.header('link', `<${canonical}>; rel="canonical"`);
    if (status === 200 && stored.isKnown(request.headers['if-none-match'])) return reply.code(304).send();

    if (encoding) void reply.header('content-encoding', encoding);
    return reply.code(status).send(await stored.body(encoding));
  });
}

const answerFailed = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
  (takesHtml(request) ? answerTrouble : answerError)(error, request, reply);

function unlessItNamesVersions(error: unknown): MixRefusal {
  if (error instanceof MixRefusal) return error;
  throw error;
}

/** Readable by the page, which reports what it loaded with it; it says nothing of who the visitor is. */
const bucketCookie = ({ protocol }: FastifyRequest, bucket: number) =>
  `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${BUCKET_LASTS_S}; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;

function withSingleSlashes(url: string): string {
  const [path = '', ...question] = url.split('?');
  return [path.replace(/\/{2,}/g, '/'), ...question].join('?');
}

function firstWord(path: string): string | undefined {
  return path.split('/')[1];
}

function takesHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|text\/\*|\*\/\*/.test(headers.accept ?? '*/*');
}

function visitorOf({ headers }: FastifyRequest, wish: SetWish): Visitor {
  const theme = cookieIn(headers.cookie, 'theme');
  return {
    wished: wishedLanguages(headers),
    scheme: theme === 'light' || theme === 'dark' ? theme : null,
    wish,
  };
}

function canonicalOf(
  request: FastifyRequest,
  name: RouteName,
  params: Record<string, string>,
): string | null {
  const host = hostOf(request);
  // A matched route has exactly its own parameters.
  return host && `${request.protocol}://${host}${pathTo(name, params as never)}`;
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not Found\n');
