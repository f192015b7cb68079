import {
  privacyContract,
  type CancelledAhead,
  type Erasure,
} from '@guest/shared/contracts/guest/privacy.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';
import { RequestError } from '../../platform/errors/request-error';
import { createIdempotency } from '../../platform/http/idempotency';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import type { GuestRepository } from '../identity/guest.repository';
import type { PersonRepository } from '../identity/person.repository';
import { requireGuest } from '../../platform/http/require-guest';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Challenges } from '../verification/challenges';
import { deliveryFailed } from '../verification/code-errors';
import { createErasureBlockers, toErasureItem } from './erasure-blockers';
import type { ErasureRepository } from './erasure.repository';

const UNDO_MS = 7 * 24 * 3_600_000;
const CODES_PER_MINUTE = 10;

interface ErasureRoutesDeps {
  db: Database;
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  erasures: ErasureRepository;
  ahead: UpcomingBookings;
  now: () => number;
}

/** Registers the routes for erasing an account, which requires a fresh code and waits for a week. */
export function erasureRoutes(serveInProperty: ServeInProperty, deps: ErasureRoutesDeps): void {
  const { db, challenges, people, guests, erasures, ahead, now } = deps;
  const { blockersOf, stayPlan } = createErasureBlockers(deps);
  const idempotency = createIdempotency(db, now);

  async function erasureOf(personId: string | null, lang: string): Promise<Erasure> {
    const eraseAt = await guests.eraseAt(personId);
    const blockers = personId ? await blockersOf(personId, { lang, plan: null }) : [];
    return { blockers, eraseAt: eraseAt?.toISOString() ?? null };
  }

  /** Throws if the account cannot be erased; otherwise returns the time from which the week to undo runs. */
  async function assertNotBlocked(
    personId: string | null,
    { lang, afterStay = false }: { lang: string; afterStay?: boolean | undefined },
  ): Promise<number> {
    if (!personId) return now();
    const plan = afterStay ? await stayPlan(personId) : null;
    const blockers = await blockersOf(personId, { lang, plan });
    if (blockers.length === 0) return plan ?? now();
    throw new RequestError(409, 'erase_blocked', "Your account can't be deleted yet.", {
      data: { blockers },
    });
  }

  serveInProperty(privacyContract.getErasure, async (call, { lang }) =>
    erasureOf(requireGuest(call).personId, lang),
  );

  serveInProperty(
    privacyContract.requestErasureCode,
    async (call, scope) => {
      const { id, personId } = requireGuest(call);
      await assertNotBlocked(personId, { lang: scope.lang, afterStay: call.body.afterStay });
      const contacts = personId ? await people.contactsOf(personId) : [];
      const wantedKind = call.body.verification_type;
      const [contact] = contacts
        .filter(({ kind }) => !wantedKind || kind === wantedKind)
        .sort((a, b) => a.kind.localeCompare(b.kind));
      if (!contact || contact.kind === 'issuer') throw deliveryFailed();
      const { kind, value, address } = contact;
      const { lang } = await guests.find(id);
      return challenges.send(
        { target: { kind, value, address }, purpose: 'erase', lang: lang ?? scope.lang, guestId: id },
        scope,
      );
    },
    { perMinute: CODES_PER_MINUTE, now },
  );

  serveInProperty(privacyContract.erase, async (call, { property, lang }) => {
    const me = requireGuest(call);
    const { posts, afterStay, ...typed } = call.body;
    const from = await assertNotBlocked(me.personId, { lang, afterStay });
    const proof = { ...typed, propertyId: property.id, purpose: 'erase' as const, guestId: me.id };
    await challenges.verify(proof, async (tx) => {
      const personId = await people.findOrCreateForGuest(me, tx);
      await erasures.schedule(personId, { at: new Date(from + UNDO_MS), posts }, tx);
    });
    return erasureOf((await guests.find(me.id)).personId, lang);
  });

  serveInProperty(privacyContract.undoErasure, async (call, { lang }) => {
    const { personId } = requireGuest(call);
    if (personId) await erasures.schedule(personId, null, db);
    return erasureOf(personId, lang);
  });

  serveInProperty(privacyContract.cancelAhead, (call, { lang }) =>
    idempotency.run('cancelAhead', call, async (complete) => {
      const { personId } = requireGuest(call);
      const items = personId ? await ahead.list(eq(guest.personId, personId)) : [];
      const { only } = call.body;
      const wanted = items.filter(({ uuid, kind }) => (only ? only.includes(uuid) : kind !== 'order'));
      const { cancelled, left } = await ahead.cancelAll(wanted);
      const reply: CancelledAhead = {
        cancelled: cancelled.map(({ uuid }) => uuid),
        left: left.map(({ item, code }) => ({ item: toErasureItem(item, lang), code })),
        erasure: await erasureOf(personId, lang),
      };
      await db.transaction((tx) => complete(tx, reply));
      return reply;
    }),
  );
}
