import type { AxiosInstance } from 'axios';
import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import type { ErrorReply } from '../contracts/core/reply';
import { isChunkLoadError, reportBackgroundError } from '../lazy/chunk-load-error';
import { fillIn, withQuery } from '../routes/fill-in';
import { ApiError } from './api-error';
import type { ApiOptions } from './api-options';

const SUCCEEDED = [200, 201, 204];
/** A longer token is a JWT, which has to be exchanged for a guest token. */
const MAX_TOKEN_LENGTH = 75;

/** The result of a call: its validated reply or an error. `response` is missing if no reply arrived. */
export type Outcome<R> =
  | { data: R; status: number }
  | { error: string; response?: { status: number; data: Partial<ErrorReply> } };

export interface CallOptions {
  signal?: AbortSignal;
  /** Set if the caller shows the error itself, so that no toast is needed. */
  isToastSuppressed?: boolean;
  /** Headers in addition to the standard ones, such as `Idempotency-Key`. */
  headers?: Record<string, string>;
}

export interface ApiClient {
  /** Sends the call and always resolves; the caller has to check the outcome. */
  send<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: CallInput<P, Q, B> & CallOptions,
  ): Promise<Outcome<R>>;
  /** Returns the validated reply. If the call fails, it notifies the guest and throws an `ApiError`. */
  call<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: CallInput<P, Q, B> & CallOptions): Promise<R>;
}

export function createApiClient(options: ApiOptions): ApiClient {
  let transport: Promise<AxiosInstance> | undefined;
  let exchange: Promise<void> | undefined;
  // The transport is not part of the first view, whose data is in the document. The first call loads it.
  const connect = () =>
    (transport ??= import(/* webpackChunkName: "transport" */ './transport')
      .then((it) => it.createTransport(options))
      .catch((error: unknown) => {
        // Loading failed, so the next call tries again.
        transport = undefined;
        throw error;
      }));

  /** Concurrent calls share one exchange. */
  async function ensureToken(http: AxiosInstance): Promise<void> {
    if ((options.session.getState().token?.length ?? 0) <= MAX_TOKEN_LENGTH) return;
    exchange ??= import(/* webpackChunkName: "transport" */ './exchange-token')
      .then((it) => it.exchangeToken(options, http))
      .finally(() => (exchange = undefined));
    await exchange;
  }

  async function send<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: CallInput<P, Q, B> & CallOptions,
  ): Promise<Outcome<R>> {
    try {
      const [http, checks] = await Promise.all([connect(), endpoint.checks()]);
      await ensureToken(http);
      const { data, status, headers } = await http.request<unknown>({
        method: endpoint.method,
        url: withQuery(fillIn(endpoint.path, input.params), input.query ?? undefined),
        data: input.body,
        signal: input.signal,
        headers: input.headers,
      });
      if (endpoint.method !== 'GET') options.onServerTime?.(Date.parse(String(headers.date)));
      options.onReached?.(true);
      const failure = errorMessageIn(data);
      if (failure || !SUCCEEDED.includes(status)) {
        return { error: failure ?? 'Error', response: { status, data: toErrorReply(data) } };
      }
      return { data: checks.reply.parse(status === 204 ? undefined : data), status };
    } catch (error) {
      if (input.signal?.aborted) throw error;
      // If a chunk of the client itself fails to load, the server is as unreachable as for a request without
      // a reply.
      if (isTransportError(error) || isChunkLoadError(error)) options.onReached?.(false);
      if (!isTransportError(error)) reportBackgroundError(error);
      return { error: 'Error' };
    }
  }

  return {
    send,
    async call(endpoint, input) {
      const outcome = await send(endpoint, input);
      if ('data' in outcome) return outcome.data;
      const failure = new ApiError(outcome.response?.status ?? 0, outcome.error, outcome.response?.data);
      options.onFailure(failure, { isToastSuppressed: input.isToastSuppressed ?? false });
      throw failure;
    },
  };
}

/** The HTTP client accepts every status, so an error that it throws means that there was no reply. */
const isTransportError = (error: unknown) => error instanceof Error && 'isAxiosError' in error;

const toErrorReply = (data: unknown): Partial<ErrorReply> =>
  typeof data === 'object' && data !== null ? data : {};

/** Returns the message for the guest in a reply: `error`, otherwise `message`. */
function errorMessageIn(data: unknown): string | undefined {
  const { error, message } = toErrorReply(data) as { error?: unknown; message?: unknown };
  return [error, message].find((text): text is string => typeof text === 'string' && text !== '');
}
