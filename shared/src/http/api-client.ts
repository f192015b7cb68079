import type { AxiosInstance } from 'axios';
import type { CallInput, Endpoint } from '../contracts/core/endpoint';
import type { ErrorReply } from '../contracts/core/reply';
import { isMissingCode, reportLateFailure } from '../late-code/missing-code';
import { fillIn, withQuery } from '../routes/fill-in';
import { ApiError } from './api-error';

const SUCCEEDED = [200, 201, 204];
/** A longer token is a JWT, which has to be exchanged for a guest's. */
const LONGEST_TOKEN = 75;

/** What comes of a call: its checked reply, or why there is none. `response` is missing when no answer came. */
export type Outcome<R> =
  { data: R; status: number } | { error: string; response?: { status: number; data: Partial<ErrorReply> } };

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows what failed, so no toast does. */
  isToastSuppressed?: boolean;
  /** Besides those of every call, such as `Idempotency-Key`. */
  headers?: Record<string, string>;
}

export interface ApiClient {
  /** Sends the call and resolves whatever comes of it; the caller looks which. */
  send<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: CallInput<P, Q, B> & CallOptions,
  ): Promise<Outcome<R>>;
  /** Returns the checked reply of a call that succeeded; otherwise the guest is told and an `ApiError` thrown. */
  call<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: CallInput<P, Q, B> & CallOptions): Promise<R>;
}

/** Whose token goes along. */
export interface TokenHolder {
  getState(): { token: string | null; tokenExchanged(jwt: string, token: string): void };
}

export interface ApiOptions {
  baseUrl: string;
  apiToken: string;
  lang: string;
  session: TokenHolder;
  /** The property that the page's address names. */
  propertyInRoute(): string | undefined;
  /** Hears the server's time; only in an answer that no cache can have given. */
  onServerTime?(moment: number): void;
  /** Hears with every call whether the server could be reached at all. */
  onReached?(isReached: boolean): void;
  /** Hears of every failed call before its caller does. */
  onFailure(error: ApiError, options: { isToastSuppressed: boolean }): void;
}

export function createApiClient(options: ApiOptions): ApiClient {
  let transport: Promise<AxiosInstance> | undefined;
  let exchange: Promise<void> | undefined;
  // Not part of the first view, whose data the document brings; the first call waits for it once.
  const connect = () =>
    (transport ??= import(/* webpackChunkName: "transport" */ './transport')
      .then((it) => it.createTransport(options))
      .catch((error: unknown) => {
        // It did not come, and is asked for again by the next call.
        transport = undefined;
        throw error;
      }));

  /** Calls that are made at one moment wait for one exchange. */
  async function tokenReady(http: AxiosInstance): Promise<void> {
    if ((options.session.getState().token?.length ?? 0) <= LONGEST_TOKEN) return;
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
      await tokenReady(http);
      const { data, status, headers } = await http.request<unknown>({
        method: endpoint.method,
        url: withQuery(fillIn(endpoint.path, input.params), input.query ?? undefined),
        data: input.body,
        signal: input.signal,
        headers: input.headers,
      });
      if (endpoint.method !== 'GET') options.onServerTime?.(Date.parse(String(headers.date)));
      options.onReached?.(true);
      const failure = errorIn(data);
      if (failure || !SUCCEEDED.includes(status)) {
        return { error: failure ?? 'Error', response: { status, data: replyIn(data) } };
      }
      return { data: checks.reply.parse(status === 204 ? undefined : data), status };
    } catch (error) {
      if (input.signal?.aborted) throw error;
      // A file of the client itself that does not come says the same as a call that nobody answers.
      if (isOfTheNetwork(error) || isMissingCode(error)) options.onReached?.(false);
      if (!isOfTheNetwork(error)) reportLateFailure(error);
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

/** The HTTP client takes every status for an answer, so what it throws says that there was none. */
const isOfTheNetwork = (error: unknown) => error instanceof Error && 'isAxiosError' in error;

const replyIn = (data: unknown): Partial<ErrorReply> =>
  typeof data === 'object' && data !== null ? data : {};

/** The guest's sentence in an answer: `error`, else `message`. */
function errorIn(data: unknown): string | undefined {
  const { error, message } = replyIn(data) as { error?: unknown; message?: unknown };
  return [error, message].find((text): text is string => typeof text === 'string' && text !== '');
}
