import type { FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { malformed, type RequestError } from '../errors/request-error';
import { errorReply } from './errors';

const statuses: Readonly<Record<string, [number, RequestError]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, malformed()],
  HPE_HEADER_OVERFLOW: [431, malformed()],
};

/**
 * Input that is not HTTP or never completes does not reach the framework, so the error is written directly to
 * the socket.
 */
export const handleSocketErrors: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, requestError] = statuses[error.code ?? ''] ?? [400, malformed()];
  const body = JSON.stringify(errorReply(requestError, 'en'));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
};
