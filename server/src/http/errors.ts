import type { Lang } from '@guest/shared/contracts/languages';
import type { ErrorReply } from '@guest/shared/contracts/reply';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { inMaintenance, malformed, notFound, Refusal } from '../refusal';
import { interfaceLanguage } from './accepted-languages';
import { refusalText } from './refusal-texts';
import { vary } from './vary';

const TRY_AGAIN_AFTER_SECONDS = 5;

/** The one place that turns an error into an HTTP answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error>(answerError);
  app.setNotFoundHandler((request, reply) => refuse(notFound(), request, reply));
}

/** For errors of the framework too, which come before any route or hook. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error);
  if (refusal) {
    if (refusal.status === 503) request.log.error({ err: error }, 'unavailable');
    return refuse(refusal, request, reply);
  }
  request.log.error({ err: error }, 'failed');
  const lang = interfaceLanguage(request.headers['accept-language']);
  const body: ErrorReply = { error: refusalText('Internal Server Error', lang), code: 'internal' };
  return answered(reply, 500, lang).send(body);
}

function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = interfaceLanguage(request.headers['accept-language']);
  const { retryAfter } = refusal.details;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  request.refusalCode = refusal.code;
  return answered(reply, refusal.status, lang).send(errorReply(refusal, lang));
}

/** The body of a refusal, also for answers that are made without the framework. */
export function errorReply({ code, sentence, details }: Refusal, lang: Lang): ErrorReply {
  const fields = details.fields?.map((one) => ({
    field: one.field,
    code: one.code,
    error: refusalText(one.sentence, lang, details.n, one.words),
  }));
  return {
    error: refusalText(sentence, lang, details.n, details.words),
    code,
    ...(fields?.[0] && { field: fields[0].field, fields }),
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    ...(details.data !== undefined && { data: details.data }),
  };
}

/** An error is of this moment and this client, and belongs in no cache. */
function answered(reply: FastifyReply, status: number, lang: Lang): FastifyReply {
  vary(reply, 'Accept-Language');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': lang })
    .type('application/json; charset=utf-8');
}

function refusalFor(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return inMaintenance(TRY_AGAIN_AFTER_SECONDS);
  // The framework's own, such as for a body that is too large or is no JSON.
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal(413, 'too_large', 'That is too large');
  if (status === 415) return new Refusal(415, 'wrong_type', 'That kind of content is not accepted');
  // A name that is too long for the router is nobody's name.
  if (status === 404 || status === 414) return notFound();
  if (status === 503) return inMaintenance(TRY_AGAIN_AFTER_SECONDS);
  return typeof status === 'number' && status >= 400 && status < 500 ? malformed() : undefined;
}
