import { businessDay } from '@guest/shared/contracts/core/local-time';
import { privacyContract, type Erasure } from '@guest/shared/contracts/guest/privacy.contract';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { Database } from '../../platform/db/database';
import { Refusal } from '../../platform/errors/refusal';
import type { GuestRepository } from '../identity/guest.repository';
import type { PersonRepository } from '../identity/person.repository';
import { signedIn } from '../../platform/http/signed-in';
import { orderBlockers } from '../order/record/orders-of-guests';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Challenges } from '../verification/challenges';
import { deliveryFailed } from '../verification/code-refusals';
import { hasBookingsAhead } from '../table-booking/record/personal-bookings';
import type { ErasureRepository } from './erasure.repository';

const UNDO_MS = 7 * 24 * 3_600_000;
const CODES_PER_MINUTE = 10;

interface Parts {
  db: Database;
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  erasures: ErasureRepository;
  now: () => number;
}

/** Registers the routes for erasing an account, which requires a fresh code and waits for a week. */
export function erasureRoutes(serveInProperty: ServeInProperty, parts: Parts): void {
  const { db, challenges, people, guests, erasures, now } = parts;

  async function erasureOf(personId: string | null): Promise<Erasure> {
    const eraseAt = await guests.eraseAt(personId);
    return { blockers: await blockersOf(personId), eraseAt: eraseAt?.toISOString() ?? null };
  }

  /** Current and future stays, bookings and open orders block the erasure. */
  async function blockersOf(personId: string | null): Promise<Erasure['blockers']> {
    if (!personId) return [];
    const isExpected = await hasBookingsAhead(db, personId, now());
    const bookings = isExpected ? [{ reason: 'future_booking' as const }] : [];
    const orders = (await orderBlockers(db, personId)).map((reason) => ({ reason }));
    const stays = (await erasures.stays(personId)).flatMap(
      ({ checkin, checkout, timeZone, businessDayStart }) => {
        const state = stayStateOf({ checkin, checkout }, businessDay(now(), timeZone, businessDayStart));
        if (state === 'OUT' || state === null) return [];
        const reason = state === 'IN' ? ('in_house' as const) : ('future_stay' as const);
        return [{ reason, ...(checkin && { checkin }), ...(checkout && { checkout }) }];
      },
    );
    return [...stays, ...orders, ...bookings];
  }

  async function refuseBlocked(personId: string | null): Promise<void> {
    const blockers = await blockersOf(personId);
    if (blockers.length === 0) return;
    throw new Refusal(409, 'erase_blocked', "Your account can't be deleted yet.", { data: { blockers } });
  }

  serveInProperty(privacyContract.getErasure, async (call) => erasureOf(signedIn(call).personId));

  serveInProperty(
    privacyContract.requestErasureCode,
    async (call, house) => {
      const { id, personId } = signedIn(call);
      await refuseBlocked(personId);
      const contacts = personId ? await people.contactsOf(personId) : [];
      const wished = call.body.verification_type;
      const [contact] = contacts
        .filter(({ kind }) => !wished || kind === wished)
        .sort((a, b) => a.kind.localeCompare(b.kind));
      if (!contact || contact.kind === 'issuer') throw deliveryFailed();
      const { kind, value, address } = contact;
      const { lang } = await guests.find(id);
      return challenges.send(
        { target: { kind, value, address }, purpose: 'erase', lang: lang ?? house.lang, guestId: id },
        house,
      );
    },
    { perMinute: CODES_PER_MINUTE, now },
  );

  serveInProperty(privacyContract.erase, async (call, { property }) => {
    const me = signedIn(call);
    const { posts, ...typed } = call.body;
    await refuseBlocked(me.personId);
    const proof = { ...typed, propertyId: property.id, purpose: 'erase' as const, guestId: me.id };
    await challenges.prove(proof, async (tx) => {
      const personId = await people.ofGuest(me, tx);
      await erasures.plan(personId, { at: new Date(now() + UNDO_MS), posts }, tx);
    });
    return erasureOf((await guests.find(me.id)).personId);
  });

  serveInProperty(privacyContract.undoErasure, async (call) => {
    const { personId } = signedIn(call);
    if (personId) await erasures.plan(personId, null, db);
    return erasureOf(personId);
  });
}
