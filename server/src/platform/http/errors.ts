import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ErrorReply, ErrorStatus } from '@guest/shared/contracts/core/reply';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/database-unavailable';
import { isMachineFault } from '../errors/machine-fault';
import { inMaintenance, malformed, notFound, RequestError } from '../errors/request-error';
import { interfaceLanguage } from './accepted-languages';
import { errorMessage } from '../errors/error-messages';
import { vary } from './vary';

const TRY_AGAIN_AFTER_SECONDS = 5;

/** The part of an error that the client may see: an expected error, or a plain internal error. */
type PublicError = Pick<RequestError, 'code' | 'message' | 'details'> & { status: ErrorStatus | 500 };

const INTERNAL_ERROR: PublicError = {
  status: 500,
  code: 'internal',
  message: 'Internal Server Error',
  details: {},
};

/** Registers the only handler that turns errors into HTTP replies. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<Error>(handleError);
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
}

/** Also handles errors of the framework that occur before any route or hook. */
export const handleError = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(publicErrorOf(error, request), request, reply);

/** Returns what the client may see, and logs errors that are our own fault. */
export function publicErrorOf(error: Error, { log }: FastifyRequest): PublicError {
  const publicError = toRequestError(error) ?? INTERNAL_ERROR;
  if (publicError.status === 500) log.error({ err: error }, 'request failed');
  // A refusal under load is no fault and may happen very often, so the line of the request is enough.
  const fault = error instanceof RequestError ? error.cause : error;
  if (publicError.status === 503 && fault) log.error({ err: fault }, 'request failed: service unavailable');
  return publicError;
}

function sendError(publicError: PublicError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = interfaceLanguage(request.headers['accept-language']);
  const { retryAfter } = publicError.details;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  if (publicError.status === 401) void reply.header('www-authenticate', 'Bearer');
  request.errorCode = publicError.code;
  vary(reply, 'Accept-Language');
  // An error applies to this moment and this client only, so it must not be cached.
  return reply
    .code(publicError.status)
    .headers({ 'cache-control': 'no-store', 'content-language': lang })
    .type('application/json; charset=utf-8')
    .send(errorReply(publicError, lang));
}

/** Returns the body of an error reply, also for replies that bypass the framework. */
export function errorReply({ code, message, details }: PublicError, lang: Lang): ErrorReply {
  const fields = details.fields?.map((one) => ({
    field: one.field,
    code: one.code,
    error: errorMessage(one.message, lang, details.n, one.values),
  }));
  return {
    error: errorMessage(message, lang, details.n, details.values),
    code,
    ...(fields?.[0] && { field: fields[0].field, fields }),
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    ...(details.data !== undefined && { data: details.data }),
  };
}

function toRequestError(error: Error): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (isDatabaseUnavailable(error) || isMachineFault(error)) return inMaintenance(TRY_AGAIN_AFTER_SECONDS);
  // These are errors of the framework, such as a body that is too large or invalid JSON.
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new RequestError(413, 'too_large', 'This is too large');
  if (status === 415) return new RequestError(415, 'wrong_type', "This type of content isn't accepted");
  // A parameter that is too long for the router cannot name anything.
  if (status === 404 || status === 414) return notFound();
  if (status === 503) return inMaintenance(TRY_AGAIN_AFTER_SECONDS);
  return typeof status === 'number' && status >= 400 && status < 500 ? malformed() : undefined;
}
