import type { SignedIn } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { ChatSessionRepository } from '../identity/chat-session.repository';
import { deviceOf } from '../identity/device';
import type { GuestRepository } from '../identity/guest.repository';
import type { GuestView } from '../identity/guest-view';
import type { PersonRepository } from '../identity/person.repository';
import type { TokenRepository } from '../identity/token.repository';
import type { ConsentRepository } from '../consent/consent.repository';
import type { PropertyScope } from '../property/property-scope';
import type { Challenges } from '../verification/challenges';

interface SignInDeps {
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  chatSessions: ChatSessionRepository;
  consents: ConsentRepository;
  guestView: GuestView;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Verifies a code, signs the guest in and records their consents. */
export function createSignIn(deps: SignInDeps) {
  const { challenges, people, guests, tokens, chatSessions, consents, guestView } = deps;
  return async (
    proof: { otp_request_token: string; code: string },
    { property }: PropertyScope,
    userAgent: string | undefined,
  ): Promise<SignedIn> => {
    const result = await challenges.verify(
      { ...proof, propertyId: property.id, purpose: 'signup' },
      async (tx, { kind, target, address, lang, agreement }) => {
        const personId = await people.findOrCreateByKey({ kind, value: target, address }, tx);
        // The app has languages that the hotel may not speak; the guest is then asked for another.
        const knownLang = property.languages.includes(lang) ? { lang } : {};
        const row = await guests.findOrCreateForPerson(
          personId,
          property.id,
          { isVerified: true, ...knownLang },
          tx,
        );
        if (agreement) await consents.add(row, toConsents(agreement), lang, tx);
        return {
          row,
          token: await tokens.issue(row, { device: deviceOf(userAgent), on: tx }),
          chatSessionId: await chatSessions.renew(row, tx),
        };
      },
    );
    const known = await guestView.load(result.row, property);
    return { ...known, user: { ...known.user, chat_session_id: result.chatSessionId }, token: result.token };
  };
}

const toConsents = ({ termsVersion: version, marketing }: { termsVersion: string; marketing: boolean }) => [
  { type: 'terms' as const, version, granted: true },
  { type: 'marketing' as const, version, granted: marketing },
];
