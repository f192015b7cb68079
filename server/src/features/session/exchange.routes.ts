import { personNameOf } from '@guest/shared/contracts/guest/guest-name';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { exchangedToken } from '../../platform/db/tables/schema';
import { bearerOf, signInFirst } from '../../platform/http/guest';
import { RateBuckets } from '../../platform/rate-limits/rate-buckets';
import { tooQuickly } from '../../platform/errors/refusal';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { PersonRepository } from '../identity/person.repository';
import type { TokenRepository } from '../identity/token.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Claims, createIssuers } from './issuers';

const PER_SUBJECT = { burst: 10, perSecond: 10 / 60 };

interface Parts {
  db: Database;
  claimsOf: ReturnType<typeof createIssuers>;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  now: () => number;
}

/** Exchanges a token signed by another system for a guest token, once. */
export function exchangeRoutes(serveInProperty: ServeInProperty, parts: Parts): void {
  const { db, claimsOf, people, guests, tokens, now } = parts;
  const subjects = new RateBuckets(PER_SUBJECT, now);

  serveInProperty(
    sessionContract.exchangeToken,
    async ({ request }, { property }) => {
      const claims = await claimsOf(bearerOf(request) ?? '', property.slug);
      if (!claims) throw signInFirst();
      const who = `${claims.iss}#${claims.sub}`;
      const seconds = subjects.take(who);
      if (seconds > 0) throw tooQuickly(seconds);
      await useUp(claims);
      const device = deviceOf(request.headers['user-agent']);
      const authToken = await db.transaction(async (tx) => {
        const personId = await people.ofKey({ kind: 'issuer', value: who, address: claims.sub }, tx);
        const facts = { ...factsOf(claims, property.languages), isVerified: true };
        const row = await guests.ofPerson(personId, property.id, facts, tx);
        return tokens.issue(row, { device, on: tx });
      });
      return { authToken };
    },
    { takesForeignToken: true, isOfTheMoment: true },
  );

  /** The token is used up even if the exchange fails, because it may have been seen in transit. */
  async function useUp({ iss: issuer, jti, exp }: Claims): Promise<void> {
    await db.delete(exchangedToken).where(lt(exchangedToken.expiresAt, new Date(now())));
    const first = await db
      .insert(exchangedToken)
      .values({ issuer, jti, expiresAt: new Date(exp * 1_000) })
      .onConflictDoNothing()
      .returning({ jti: exchangedToken.jti });
    if (first.length === 0) throw signInFirst();
  }
}

/** Maps the claims with the same validation as input by the guest. */
function factsOf({ firstName, lastName, lang }: Claims, languages: readonly string[]) {
  return {
    ...(firstName && { firstName: personNameOf(firstName) }),
    ...(lastName && { lastName: personNameOf(lastName) }),
    ...(lang && languages.includes(lang) && { lang }),
  };
}
