import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { property } from '../db/tables/schema';
import { hashOf, isToken } from '../security/token';
import { RequestError, tooManyRequests } from '../errors/request-error';
import { RateBuckets, type Rate } from '../rate-limits/rate-buckets';

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null;
    /** The property of the guest as it was when their token was checked. */
    guestProperty: PropertyRow | null;
  }
  interface FastifyContextConfig {
    /** The token was issued by an external issuer and is checked by the route itself. */
    takesForeignToken?: boolean;
  }
}

type PropertyRow = typeof property.$inferSelect;

/** The caller as identified by their token. */
export interface Guest {
  id: string;
  propertyId: string;
  /** `null` for a guest who is not linked to a person yet. */
  personId: string | null;
  chatUuid: string;
  /** The public id of the token. */
  sessionId: string;
}

export interface AuthenticationDeps {
  findGuest(token: string): Promise<{ guest: Guest; property: PropertyRow } | undefined>;
  rate: Rate;
  now: () => number;
}

export const signInRequired = () => new RequestError(401, 'sign_in', 'Sign in to continue');

/**
 * Authenticates the guest of each request. An invalid token is rejected even where none is required, so that
 * its owner signs in again.
 */
export function registerAuthentication(
  app: FastifyInstance,
  { findGuest, rate, now }: AuthenticationDeps,
): void {
  const tokens = new RateBuckets(rate, now);
  app.decorateRequest('guest', null);
  app.decorateRequest('guestProperty', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (token === undefined || request.routeOptions.config.takesForeignToken) return;
    const seconds = tokens.take(hashOf(token));
    if (seconds > 0) throw tooManyRequests(seconds);
    const found = isToken(token) ? await findGuest(token) : undefined;
    if (!found) throw signInRequired();
    request.guest = found.guest;
    request.guestProperty = found.property;
  });
}

/** Returns the token from either header. If both are sent, they must match. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const { authorization, authtoken } = headers;
  const bearer =
    authorization === undefined ? undefined : /^Bearer ([\x21-\x7e]+)$/i.exec(authorization)?.[1];
  if (authorization !== undefined && bearer === undefined) throw signInRequired();
  if (authtoken === undefined) return bearer;
  const other = String(authtoken);
  if (bearer !== undefined && !isSame(bearer, other)) throw signInRequired();
  return other;
}

/** Hashes are compared instead of tokens because they have equal length and compare in constant time. */
const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
