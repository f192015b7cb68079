import { fillIn } from '@guest/shared/routes/fill-in';
import { releaseReportContract } from '@guest/shared/contracts/release/release-report.contract';
import { BUCKET_COOKIE } from '@guest/shared/contracts/release/boot.contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { acceptedEncodings } from '../../platform/http/accepted-encodings';
import { handleError } from '../../platform/http/errors';
import { NON_PAGE_SEGMENTS } from '../../platform/validation/reserved-segments';
import { addressOf, isFilePath } from '../request/address';
import { cookieIn } from '../../platform/http/cookies';
import { documentHeaders, hostOf } from './document-headers';
import type { createDocuments, Page, Visitor } from './documents';
import { preferredLanguages } from '../request/language-choice';
import { MARK_LASTS_S, markCookieOf, type ReportMarks } from '../release-report/report-marks';
import { sendFirstSteps } from '../pages/first-steps-page';
import { sendMixErrorPage } from '../pages/mix-error-page';
import { sendErrorPage } from '../pages/error-page';
import { MixError } from '../releases/mix-error';
import type { ReleaseSetRequest } from '../releases/resolve-release-set';
import type { SetRequestReader } from '../releases/release-set-request';

/**
 * Covers a stay and the journey. The lifetime is limited so that the cookie does not identify visitors across
 * years.
 */
const BUCKET_LASTS_S = 90 * 24 * 3600;

/** Handles every URL without a route of its own: with a document, or with a 404 without an HTML page. */
export function registerDocuments(
  app: FastifyInstance,
  {
    documentAt,
    readSetRequest,
    marks,
    hasHotels,
  }: Pick<ReturnType<typeof createDocuments>, 'documentAt'> & {
    readSetRequest: SetRequestReader;
    marks: Pick<ReportMarks, 'issue'> | undefined;
    hasHotels: () => Promise<boolean>;
  },
): void {
  app.get('/*', { errorHandler: handleFailure }, async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    // At the start of a URL, two slashes would name a host. Elsewhere the server treats them as one slash but
    // the page's router matches nothing.
    if (path.includes('//')) return reply.redirect(withSingleSlashes(request.url), 308);
    if (NON_PAGE_SEGMENTS.has(firstSegment(path))) return reply.callNotFound();
    const address = addressOf(request.url);
    if (!acceptsHtml(request) || (!address.isPossible && isFilePath(path))) return notFound(reply);

    if (path === '/' && !(await hasHotels())) return sendFirstSteps(request, reply);

    const setRequest = readSetRequest(request);
    // The bucket is drawn before it is known whether a rollout needs it, so that the first page has the same
    // set as the next.
    const bucket = setRequest.bucket ?? randomInt(100);
    const document = await documentAt(address, visitorOf(request, { ...setRequest, bucket })).catch(
      mixErrorOrThrow,
    );
    if (document instanceof MixError) return sendMixErrorPage(request, reply, document);
    const { status, stored } = document;
    if (document.asksBucket && setRequest.bucket === undefined)
      void reply.header('set-cookie', bucketCookie(request, bucket));
    const mark = marks?.issue(document);
    if (mark) void reply.header('set-cookie', markCookie(request, markCookieOf(document), mark));
    const [encoding = null] = acceptedEncodings(request.headers);
    void reply.headers({ ...documentHeaders(request, document), etag: stored.etag(encoding) });
    // The canonical link identifies different spellings of a URL as one page.
    const canonical = status === 200 && document.page && canonicalOf(request, document.page);
    if (canonical) void reply.header('link', `<${canonical}>; rel="canonical"`);
    if (status === 200 && stored.isKnown(request.headers['if-none-match'])) return reply.code(304).send();

    if (encoding) void reply.header('content-encoding', encoding);
    return reply.code(status).send(await stored.body(encoding));
  });
}

function handleFailure(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void (acceptsHtml(request) ? sendErrorPage : handleError)(error, request, reply);
}

function mixErrorOrThrow(error: unknown): MixError {
  if (error instanceof MixError) return error;
  throw error;
}

/**
 * The page can read the cookie and adds the bucket to its release reports; the bucket does not identify the
 * visitor.
 */
const bucketCookie = ({ protocol }: FastifyRequest, bucket: number) =>
  `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${BUCKET_LASTS_S}; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;

const markCookie = ({ protocol }: FastifyRequest, name: string, mark: string) =>
  `${name}=${mark}; Path=${releaseReportContract.sendReports.path}; Max-Age=${MARK_LASTS_S}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;

function withSingleSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replace(/\/{2,}/g, '/'), ...query].join('?');
}

function firstSegment(path: string): string | undefined {
  return path.split('/')[1];
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|text\/\*|\*\/\*/.test(headers.accept ?? '*/*');
}

function visitorOf({ headers }: FastifyRequest, setRequest: ReleaseSetRequest): Visitor {
  const theme = cookieIn(headers.cookie, 'theme');
  return {
    preferred: preferredLanguages(headers),
    scheme: theme === 'light' || theme === 'dark' ? theme : null,
    setRequest,
  };
}

function canonicalOf(request: FastifyRequest, { path, params }: Page): string | null {
  const host = hostOf(request);
  // A matched route has exactly its own parameters.
  return host && `${request.protocol}://${host}${fillIn(path, params)}`;
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not Found\n');
