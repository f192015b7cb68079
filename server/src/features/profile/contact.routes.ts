import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { RequestError } from '../../platform/errors/request-error';
import type { MailOutbox } from '../mail/mail-outbox';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Challenges } from '../verification/challenges';
import { parseRecipient } from '../verification/recipient';
import { contactNotice } from './contact-notice';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { GuestView } from '../identity/guest-view';
import type { PersonRepository } from '../identity/person.repository';
import { requireGuest } from '../../platform/http/require-guest';
import type { TokenRepository } from '../identity/token.repository';
import { assertRow } from '../../platform/db/assert-row';

const CODES_PER_MINUTE = 10;

interface ContactRoutesDeps {
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  guestView: GuestView;
  outbox: Pick<MailOutbox, 'send'>;
  now: () => number;
}

/**
 * Registers the routes to change the email address or the phone, which must be verified like the first one.
 */
export function contactRoutes(serveInProperty: ServeInProperty, deps: ContactRoutesDeps): void {
  const { challenges, people, guests, tokens, guestView, outbox, now } = deps;

  serveInProperty(
    profileContract.startContactChange,
    async (call, scope) => {
      const { id } = requireGuest(call);
      const { lang } = await guests.find(id);
      const codeRequest = { target: parseRecipient(call.body), purpose: 'contact' as const, guestId: id };
      return challenges.send({ ...codeRequest, lang: lang ?? scope.lang }, scope);
    },
    { perMinute: CODES_PER_MINUTE, now },
  );

  serveInProperty(profileContract.verifyContactChange, async (call, scope) => {
    const me = requireGuest(call);
    const proof = {
      ...call.body,
      propertyId: scope.property.id,
      purpose: 'contact' as const,
      guestId: me.id,
    };
    const device = deviceOf(call.request.headers['user-agent']);
    const result = await challenges.verify(proof, async (tx, { kind, target, address }) => {
      const personId = await people.findOrCreateForGuest(me, tx);
      const before = await people.contactsOf(personId, tx);
      if (!(await people.changeContact(personId, { kind, value: target, address }, tx))) {
        throw new RequestError(
          409,
          'contact_taken',
          'Another account already uses this. Sign in with it instead.',
        );
      }
      const row = await guests.change(me.id, { isVerified: true }, { on: tx });
      assertRow(row, 'the signed-in guest');
      await tokens.end({ id: me.id, personId }, me.sessionId, tx);
      const notified = before.some(({ value }) => value === target) ? [] : before;
      return {
        row,
        token: await tokens.issue(row, { device, on: tx }),
        contact: { kind, address },
        notified,
      };
    });
    for (const { kind, address } of result.notified) {
      if (kind === 'issuer') continue;
      const to = { kind, address };
      outbox.send(contactNotice({ to, contact: result.contact, lang: result.row.lang, scope }));
    }
    return { ...(await guestView.load(result.row, scope.property)), token: result.token };
  });
}
