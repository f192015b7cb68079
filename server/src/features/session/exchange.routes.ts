import { parsePersonName } from '@guest/shared/contracts/guest/guest-name';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { exchangedToken } from '../../platform/db/tables/schema';
import { bearerOf, signInRequired } from '../../platform/http/authentication';
import { RateBuckets } from '../../platform/rate-limits/rate-buckets';
import { tooManyRequests } from '../../platform/errors/request-error';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { PersonRepository } from '../identity/person.repository';
import type { TokenRepository } from '../identity/token.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Claims, createTokenVerifier } from './issuers';

const PER_SUBJECT = { burst: 10, perSecond: 10 / 60 };

interface ExchangeRoutesDeps {
  db: Database;
  verifyToken: ReturnType<typeof createTokenVerifier>;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  now: () => number;
}

/** Exchanges a token signed by another system for a guest token, once. */
export function exchangeRoutes(serveInProperty: ServeInProperty, deps: ExchangeRoutesDeps): void {
  const { db, verifyToken, people, guests, tokens, now } = deps;
  const subjects = new RateBuckets(PER_SUBJECT, now);

  serveInProperty(
    sessionContract.exchangeToken,
    async ({ request }, { property }) => {
      const claims = await verifyToken(bearerOf(request) ?? '', property.slug);
      if (!claims) throw signInRequired();
      const who = `${claims.iss}#${claims.sub}`;
      const seconds = subjects.take(who);
      if (seconds > 0) throw tooManyRequests(seconds);
      await consumeToken(claims);
      const device = deviceOf(request.headers['user-agent']);
      const authToken = await db.transaction(async (tx) => {
        const personId = await people.findOrCreateByKey(
          { kind: 'issuer', value: who, address: claims.sub },
          tx,
        );
        const fields = { ...toGuestFields(claims, property.languages), isVerified: true };
        const row = await guests.findOrCreateForPerson(personId, property.id, fields, tx);
        return tokens.issue(row, { device, on: tx });
      });
      return { authToken };
    },
    { takesForeignToken: true, isUncacheable: true },
  );

  /** The token is used up even if the exchange fails, because it may have been seen in transit. */
  async function consumeToken({ iss: issuer, jti, exp }: Claims): Promise<void> {
    await db.delete(exchangedToken).where(lt(exchangedToken.expiresAt, new Date(now())));
    const first = await db
      .insert(exchangedToken)
      .values({ issuer, jti, expiresAt: new Date(exp * 1_000) })
      .onConflictDoNothing()
      .returning({ jti: exchangedToken.jti });
    if (first.length === 0) throw signInRequired();
  }
}

/** Maps the claims with the same validation as input by the guest. */
function toGuestFields({ firstName, lastName, lang }: Claims, languages: readonly string[]) {
  return {
    ...(firstName && { firstName: parsePersonName(firstName) }),
    ...(lastName && { lastName: parsePersonName(lastName) }),
    ...(lang && languages.includes(lang) && { lang }),
  };
}
