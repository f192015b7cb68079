import type { SignedIn } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { ChatSessionRepository } from '../identity/chat-session.repository';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { KnownGuests } from '../identity/known-guests';
import type { PersonRepository } from '../identity/person.repository';
import type { TokenRepository } from '../identity/token.repository';
import type { ConsentRepository } from '../consent/consent.repository';
import type { PropertyScope } from '../property/property-scope';
import type { Challenges } from '../verification/challenges';

interface Parts {
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  chatSessions: ChatSessionRepository;
  consents: ConsentRepository;
  knownGuests: KnownGuests;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Verifies a code, signs the guest in and records their consents. */
export function createSignIn(parts: Parts) {
  const { challenges, people, guests, tokens, chatSessions, consents, knownGuests } = parts;
  return async (
    proof: { otp_request_token: string; code: string },
    { property }: PropertyScope,
    userAgent: string | undefined,
  ): Promise<SignedIn> => {
    const made = await challenges.prove(
      { ...proof, propertyId: property.id, purpose: 'signup' },
      async (tx, { kind, target, address, lang, agreement }) => {
        const personId = await people.ofKey({ kind, value: target, address }, tx);
        // The app has languages that the hotel may not speak; the guest is then asked for another.
        const spoken = property.languages.includes(lang) ? { lang } : {};
        const row = await guests.ofPerson(personId, property.id, { isVerified: true, ...spoken }, tx);
        if (agreement) await consents.add(row, agreed(agreement), lang, tx);
        return {
          row,
          token: await tokens.issue(row, { device: deviceOf(userAgent), on: tx }),
          chatSessionId: await chatSessions.renew(row, tx),
        };
      },
    );
    const known = await knownGuests.tell(made.row, property);
    return { ...known, user: { ...known.user, chat_session_id: made.chatSessionId }, token: made.token };
  };
}

const agreed = ({ termsVersion: version, marketing }: { termsVersion: string; marketing: boolean }) => [
  { type: 'terms' as const, version, granted: true },
  { type: 'marketing' as const, version, granted: marketing },
];
