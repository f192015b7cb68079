import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ErrorReply, RefusalStatus } from '@guest/shared/contracts/core/reply';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { inMaintenance, malformed, notFound, Refusal } from '../errors/refusal';
import { interfaceLanguage } from './accepted-languages';
import { refusalText } from '../errors/refusal-texts';
import { vary } from './vary';

const TRY_AGAIN_AFTER_SECONDS = 5;

/** The part of an error that the client may see: an expected error, or a plain internal error. */
type Told = Pick<Refusal, 'code' | 'sentence' | 'details'> & { status: RefusalStatus | 500 };

const OUR_FAULT: Told = { status: 500, code: 'internal', sentence: 'Internal Server Error', details: {} };

/** Registers the only handler that turns errors into HTTP replies. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error>(answerError);
  app.setNotFoundHandler((request, reply) => answer(notFound(), request, reply));
}

/** Also handles errors of the framework that occur before any route or hook. */
export const answerError = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(toldOf(error, request), request, reply);

/** Returns what the client may see, and logs errors that are our own fault. */
export function toldOf(error: Error, { log }: FastifyRequest): Told {
  const told = refusalFor(error) ?? OUR_FAULT;
  if (told.status === 500) log.error({ err: error }, 'failed');
  if (told.status === 503) log.error({ err: error }, 'request failed: service unavailable');
  return told;
}

function answer(told: Told, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = interfaceLanguage(request.headers['accept-language']);
  const { retryAfter } = told.details;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  if (told.status === 401) void reply.header('www-authenticate', 'Bearer');
  request.refusalCode = told.code;
  vary(reply, 'Accept-Language');
  // An error applies to this moment and this client only, so it must not be cached.
  return reply
    .code(told.status)
    .headers({ 'cache-control': 'no-store', 'content-language': lang })
    .type('application/json; charset=utf-8')
    .send(errorReply(told, lang));
}

/** Returns the body of an error reply, also for replies that bypass the framework. */
export function errorReply({ code, sentence, details }: Told, lang: Lang): ErrorReply {
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

function refusalFor(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return inMaintenance(TRY_AGAIN_AFTER_SECONDS);
  // These are errors of the framework, such as a body that is too large or invalid JSON.
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal(413, 'too_large', 'This is too large');
  if (status === 415) return new Refusal(415, 'wrong_type', "This type of content isn't accepted");
  // A parameter that is too long for the router cannot name anything.
  if (status === 404 || status === 414) return notFound();
  if (status === 503) return inMaintenance(TRY_AGAIN_AFTER_SECONDS);
  return typeof status === 'number' && status >= 400 && status < 500 ? malformed() : undefined;
}
