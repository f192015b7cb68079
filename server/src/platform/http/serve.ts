import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors/request-error';
import { parseInput } from '../validation/parse-input';
import { acceptedLanguages } from './accepted-languages';
import { createCallLimits } from '../rate-limits/call-limits';
import { signInRequired, type Guest } from './authentication';
import { networkOf } from '../rate-limits/limits';
import type { Rate } from '../rate-limits/rate-buckets';
import { routePath } from './route-path';
import { extendTimeout } from './timeouts/extend-timeout';
import { vary } from './vary';

export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** The guest who calls; `null` for an anonymous visitor. */
  guest: Guest | null;
  /** The requested languages in order of preference. */
  languages: string[];
  /** Sets the language of the reply. */
  setLanguage(lang: string): void;
  /** Marks the reply as the stored reply of an earlier call. */
  markReplayed(): void;
  request: FastifyRequest;
}

export interface ServeOptions {
  /** The limit per guest and minute; by default only the limit of all calls applies. */
  perMinute?: number;
  /**
   * The limit per minute for all anonymous visitors of one network, which may be a whole hotel; by default
   * that of a guest.
   */
  perMinuteAnonymous?: number;
  /** Several limits instead of one, for rare calls; all of them apply. */
  rates?: Rate[];
  /** The limit of different intentions: retries with the same `Idempotency-Key` count once. */
  intentions?: Rate[];
  /** Forbids caching because the reply is valid only at this moment. */
  isUncacheable?: boolean;
  /** The clock of the rate limits. */
  now?: () => number;
  /** The most bytes of a body, if it is not the usual limit. */
  bodyLimit?: number;
  /** The most milliseconds until the reply, if they are not the usual ones. */
  handlerTimeout?: number;
  /** The token was issued by an external issuer and is checked by the handler. */
  takesForeignToken?: boolean;
}

/** Serves an endpoint. Both the input and the reply are validated against its contract. */
export function serve<Params, Query, Body, Reply>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (call: Call<Params, Query, Body>) => Promise<Reply>,
  {
    perMinute,
    perMinuteAnonymous,
    rates = perMinuteOnly(perMinute),
    intentions = [],
    isUncacheable = false,
    now = Date.now,
    takesForeignToken = false,
    bodyLimit,
    handlerTimeout,
  }: ServeOptions = {},
): void {
  const guestLimits = createCallLimits({ rates, intentions }, now);
  const anonymousLimits =
    perMinuteAnonymous === undefined
      ? guestLimits
      : createCallLimits({ rates: perMinuteOnly(perMinuteAnonymous), intentions }, now);
  const secondsToWait = ({ guest, ip, headers }: FastifyRequest): number => {
    const key = headers['idempotency-key'];
    const called = { key: key && String(key) };
    return guest
      ? guestLimits({ caller: guest.id, ...called })
      : anonymousLimits({ caller: networkOf(ip), ...called });
  };
  // The result is cached, because each `import()` goes to the module loader in another thread, which costs more than
  // the call itself.
  let loaded: Awaited<ReturnType<typeof endpoint.checks>> | undefined;
  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    config: { takesForeignToken },
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(handlerTimeout !== undefined && { handlerTimeout }),
    handler: async (request, reply) => {
      if (handlerTimeout !== undefined) extendTimeout(request, reply, handlerTimeout);
      if (endpoint.needsGuest && !request.guest) throw signInRequired();
      const seconds = secondsToWait(request);
      if (seconds > 0) throw tooManyRequests(seconds);
      const checks = (loaded ??= await endpoint.checks());
      const answer = await handle({
        params: parseInput(checks.params, request.params),
        query: parseInput(checks.query, request.query),
        body: parseInput(checks.body, request.body),
        guest: request.guest,
        languages: acceptedLanguages(request.headers['accept-language']),
        setLanguage: (lang) => void reply.header('content-language', lang),
        markReplayed: () => void reply.header('idempotent-replayed', 'true'),
        request,
      });
      setCacheHeaders(request, reply, { isUncacheable });
      if (endpoint.status) void reply.code(endpoint.status);
      // A reply that violates the contract is our own fault: the error becomes a 500.
      return checks.reply.parse(answer);
    },
  });
}

const perMinuteOnly = (perMinute: number | undefined): Rate[] =>
  perMinute === undefined ? [] : [{ burst: perMinute, perSecond: perMinute / 60 }];

/**
 * Replies for a guest must not be stored. Replies for everyone may be cached but must be revalidated each
 * time.
 */
function setCacheHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { isUncacheable }: { isUncacheable: boolean },
): void {
  const isCacheable = !isUncacheable && request.guest === null && request.method === 'GET';
  void reply.header('cache-control', !isCacheable ? 'no-store' : 'private, no-cache');
  vary(reply, 'Accept-Language');
  vary(reply, 'Authorization');
  vary(reply, 'authToken');
}
