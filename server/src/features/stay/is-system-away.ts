import { codeOf } from '../../../../release/src/errors/error-code';
import { CallNotMade } from '../../platform/concurrency/circuit-breaker';
import { SystemAway } from './property-system';

const NETWORK_CODES: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/**
 * Returns whether an error of a call to the hotel's system means that it gave no answer. Every other error is an answer
 * about that one call, see `SystemAway`.
 */
export function isSystemAway(error: unknown): boolean {
  if (error instanceof SystemAway || error instanceof CallNotMade) return true;
  if (!(error instanceof Error)) return false;
  // The cause of a failed `fetch` is the error of the network.
  return (
    error.name === 'TimeoutError' ||
    NETWORK_CODES.has(codeOf(error)) ||
    NETWORK_CODES.has(codeOf(error.cause))
  );
}
