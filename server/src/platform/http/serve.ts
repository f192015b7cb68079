import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../../features/identity/token.repository';
import { tooQuickly } from '../errors/refusal';
import { accept } from '../validation/accept';
import { acceptedLanguages } from './accepted-languages';
import { createCallLimits } from '../rate-limits/call-limits';
import { signInFirst } from './guest';
import { networkOf } from '../rate-limits/limits';
import type { Rate } from '../rate-limits/rate-buckets';
import { routePath } from './route-path';
import { vary } from './vary';

export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** Who is calling; null is somebody who has not signed in. */
  guest: Guest | null;
  /** The languages that were asked for, the dearest first. */
  languages: string[];
  /** Says which language the reply is in. */
  answersIn(lang: string): void;
  /** Says that this was done before, and is answered as it was then. */
  isReplayed(): void;
  request: FastifyRequest;
}

export interface ServeOptions {
  /** How often a guest may call it; without, the limit of all calls. */
  perMinute?: number;
  /** How often all strangers at one address may; without, as often as a guest. A whole hotel is one address. */
  perMinuteOfStrangers?: number;
  /** Or several, for what is done seldom: none of them may be exceeded. */
  rates?: Rate[];
  /** How often a guest may mean it: what comes again under its `Idempotency-Key` is meant once. */
  intentions?: Rate[];
  /** Nobody may keep the reply: it is of this very moment. */
  isOfTheMoment?: boolean;
  /** The clock of the limit. */
  now?: () => number;
  /** The token that comes along is of another issuer, and for the handler to judge. */
  takesForeignToken?: boolean;
}

/** Answers an endpoint. What comes in and what goes out are both held to the contract. */
export function serve<Params, Query, Body, Reply>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (call: Call<Params, Query, Body>) => Promise<Reply>,
  {
    perMinute,
    perMinuteOfStrangers,
    rates = perMinuteOnly(perMinute),
    intentions = [],
    isOfTheMoment = false,
    now = Date.now,
    takesForeignToken = false,
  }: ServeOptions = {},
): void {
  const ofGuests = createCallLimits({ rates, intentions }, now);
  const ofStrangers =
    perMinuteOfStrangers === undefined
      ? ofGuests
      : createCallLimits({ rates: perMinuteOnly(perMinuteOfStrangers), intentions }, now);
  const waitOf = ({ guest, ip, headers }: FastifyRequest): number => {
    const key = headers['idempotency-key'];
    const called = { key: key && String(key) };
    return guest
      ? ofGuests({ caller: guest.id, ...called })
      : ofStrangers({ caller: networkOf(ip), ...called });
  };
  app.route({
    method: endpoint.method,
    url: routePath(endpoint.path),
    config: { takesForeignToken },
    handler: async (request, reply) => {
      if (endpoint.needsGuest && !request.guest) throw signInFirst();
      const seconds = waitOf(request);
      if (seconds > 0) throw tooQuickly(seconds);
      const checks = await endpoint.checks();
      const answer = await handle({
        params: accept(checks.params, request.params),
        query: accept(checks.query, request.query),
        body: accept(checks.body, request.body),
        guest: request.guest,
        languages: acceptedLanguages(request.headers['accept-language']),
        answersIn: (lang) => void reply.header('content-language', lang),
        isReplayed: () => void reply.header('idempotent-replayed', 'true'),
        request,
      });
      keepPrivate(request, reply, { isOfTheMoment });
      if (endpoint.status) void reply.code(endpoint.status);
      // A reply that breaks the contract is our own mistake: it throws, and is answered as such.
      return checks.reply.parse(answer);
    },
  });
}

const perMinuteOnly = (perMinute: number | undefined): Rate[] =>
  perMinute === undefined ? [] : [{ burst: perMinute, perSecond: perMinute / 60 }];

/** What one guest is shown is nobody else's; what everyone is shown may be kept, and is asked about each time. */
function keepPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  { isOfTheMoment }: { isOfTheMoment: boolean },
): void {
  const isKept = !isOfTheMoment && request.guest === null && request.method === 'GET';
  void reply.header('cache-control', !isKept ? 'no-store' : 'private, no-cache');
  vary(reply, 'Accept-Language');
  vary(reply, 'Authorization');
  vary(reply, 'authToken');
}
