import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Fields that must not appear in a log: credentials and text that guests wrote. */
const SECRETS = [
  'authorization',
  'authToken',
  'authtoken',
  'apiToken',
  'apitoken',
  'token',
  'chat_session_id',
  'otp_request_token',
  'guest_token',
  'target',
  'to',
  'subject',
  'html',
  'lastName',
  'cookie',
  'otp',
  'code',
  'email',
  'phone',
  'text',
  'note',
  'populatedMessage',
  'password',
  'connectionString',
];
const MAX_DEPTH = 4;
/** The maximum number of errors of an `AggregateError` to log; there may be hundreds, each with its stack. */
const MAX_NESTED_ERRORS = 5;

const pathsTo = (name: string) =>
  Array.from({ length: MAX_DEPTH }, (_, depth) =>
    [...Array.from({ length: depth }, () => '*'), name].join('.'),
  );

/**
 * Creates a log with one line of JSON per event; JSON escapes line breaks, so clients cannot inject lines.
 */
export function createLog(level: string, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: [...SECRETS, 'url'].flatMap(pathsTo), censor },
      serializers: { err: (error: unknown) => (error instanceof Error ? serializeError(error) : error) },
    },
    stream ?? pino.destination(),
  );
}

/** A URL is logged without its query string, which may contain anything. */
const censor = (value: unknown, path: string[]) =>
  path.at(-1) === 'url' && typeof value === 'string' ? value.split('?')[0] : '[hidden]';

/**
 * The error of a failed statement contains guest data, in its parameters and where PostgreSQL quotes a row.
 */
function serializeError(error: Error): Record<string, unknown> {
  const isQuery = error instanceof DrizzleQueryError;
  const reason = isQuery && error.cause ? error.cause : error;
  return {
    type: reason.name,
    message: isQuery && !error.cause ? 'a statement failed' : reason.message,
    errorCode: 'code' in reason ? reason.code : undefined,
    stack: isQuery && !error.cause ? undefined : reason.stack,
    ...(isQuery && { query: error.query }),
    ...(error instanceof AggregateError && {
      errors: error.errors.filter(isError).slice(0, MAX_NESTED_ERRORS).map(serializeError),
    }),
  };
}

const isError = (thrown: unknown): thrown is Error => thrown instanceof Error;
