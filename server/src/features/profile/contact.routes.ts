import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { Refusal } from '../../platform/errors/refusal';
import type { Outbox } from '../mail/outbox';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Challenges } from '../verification/challenges';
import { targetOf } from '../verification/target';
import { contactNotice } from './contact-notice';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { KnownGuests } from '../identity/known-guests';
import type { PersonRepository } from '../identity/person.repository';
import { signedIn } from '../../platform/http/signed-in';
import type { TokenRepository } from '../identity/token.repository';

const CODES_PER_MINUTE = 10;

interface Parts {
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  knownGuests: KnownGuests;
  outbox: Pick<Outbox, 'send'>;
  now: () => number;
}

/**
 * Registers the routes to change the email address or the phone, which must be verified like the first one.
 */
export function contactRoutes(serveInProperty: ServeInProperty, parts: Parts): void {
  const { challenges, people, guests, tokens, knownGuests, outbox, now } = parts;

  serveInProperty(
    profileContract.startContactChange,
    async (call, house) => {
      const { id } = signedIn(call);
      const { lang } = await guests.find(id);
      const errand = { target: targetOf(call.body), purpose: 'contact' as const, guestId: id };
      return challenges.send({ ...errand, lang: lang ?? house.lang }, house);
    },
    { perMinute: CODES_PER_MINUTE, now },
  );

  serveInProperty(profileContract.verifyContactChange, async (call, house) => {
    const me = signedIn(call);
    const proof = {
      ...call.body,
      propertyId: house.property.id,
      purpose: 'contact' as const,
      guestId: me.id,
    };
    const device = deviceOf(call.request.headers['user-agent']);
    const made = await challenges.prove(proof, async (tx, { kind, target, address }) => {
      const personId = await people.ofGuest(me, tx);
      const before = await people.contactsOf(personId, tx);
      if (!(await people.changeContact(personId, { kind, value: target, address }, tx))) {
        throw new Refusal(
          409,
          'contact_taken',
          'Another account already uses this. Sign in with it instead.',
        );
      }
      const row = await guests.change(me.id, { isVerified: true }, { on: tx });
      if (!row) throw new Error('no row found for the signed-in guest');
      await tokens.end({ id: me.id, personId }, me.sessionId, tx);
      const told = before.some(({ value }) => value === target) ? [] : before;
      return { row, token: await tokens.issue(row, { device, on: tx }), contact: { kind, address }, told };
    });
    for (const { kind, address } of made.told) {
      if (kind === 'issuer') continue;
      const to = { kind, address };
      outbox.send(contactNotice({ to, contact: made.contact, lang: made.row.lang, house }));
    }
    return { ...(await knownGuests.tell(made.row, house.property)), token: made.token };
  });
}
