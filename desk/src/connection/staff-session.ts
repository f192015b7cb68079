import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { errorReplySchema } from '@guest/shared/contracts/core/reply';
import { staffContract, type StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import { RequestError, ConnectionError } from './request-error';

const REPLY_TIMEOUT_MS = 15_000;

export const startSession = (url: string, key: string): Promise<StaffSession> =>
  call(url, staffContract.startSession, { key });

export const endSession = (url: string, token: string): Promise<void> =>
  call(url, staffContract.endSession, { token });

/** Makes the two calls that staff make over HTTP; all others use the socket. */
async function call<Body, Reply>(
  url: string,
  endpoint: Endpoint<undefined, undefined, Body, Reply>,
  body: Body,
): Promise<Reply> {
  const response = await fetch(new URL(endpoint.path, url), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new ConnectionError(`${url} cannot be reached`, { cause: error });
  });
  const text = await response.text();
  const { reply } = await endpoint.checks();
  if (response.ok) return reply.parse(text === '' ? undefined : JSON.parse(text));
  throw errorFrom(response.status, text, url);
}

function errorFrom(status: number, text: string, url: string): Error {
  try {
    const { error, code } = errorReplySchema.parse(JSON.parse(text));
    return new RequestError(status, code, error);
  } catch {
    // A server of the suite never sends such a reply.
    return new ConnectionError(`${url} answered ${status}, but is not a guest suite`);
  }
}
