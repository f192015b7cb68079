import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type DestinationStream, type Logger } from 'pino';

/** What must not be read in a log: keys to accounts, and guests' own words. */
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
const DEEPEST = 4;
/** Of what has failed together; there may be hundreds, and each has its stack. */
const MOST_TOLD = 5;

const pathsTo = (name: string) =>
  Array.from({ length: DEEPEST }, (_, depth) =>
    [...Array.from({ length: depth }, () => '*'), name].join('.'),
  );

/** Writes one line of JSON for each thing that happens; JSON has no line breaks that a client could smuggle in. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: [...SECRETS, 'url'].flatMap(pathsTo), censor },
      serializers: { err: (error: unknown) => (error instanceof Error ? told(error) : error) },
    },
    stream ?? pino.destination(),
  );
}

/** An address is of use without its question, which may hold anything. */
const censor = (value: unknown, path: string[]) =>
  path.at(-1) === 'url' && typeof value === 'string' ? value.split('?')[0] : '[hidden]';

/** A statement that failed carries what guests wrote, in its parameters and in what PostgreSQL quotes of a row. */
function told(error: Error): Record<string, unknown> {
  const isQuery = error instanceof DrizzleQueryError;
  const reason = isQuery && error.cause ? error.cause : error;
  return {
    type: reason.name,
    message: isQuery && !error.cause ? 'a statement failed' : reason.message,
    errorCode: 'code' in reason ? reason.code : undefined,
    stack: isQuery && !error.cause ? undefined : reason.stack,
    ...(isQuery && { query: error.query }),
    ...(error instanceof AggregateError && {
      errors: error.errors.filter(isError).slice(0, MOST_TOLD).map(told),
    }),
  };
}

const isError = (thrown: unknown): thrown is Error => thrown instanceof Error;
