import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '../contracts/guest/guest.contract';
import { checkedStorage } from './checked-storage';
import type { SavedSession } from './saved-session';

const SIGNED_OUT = {
  user: null,
  token: null,
  sessions: [],
  outdatedSessionId: null,
  lat: null,
  lng: null,
  locationState: null,
  allowToPost: false,
} satisfies Partial<SavedSession>;
const INITIAL: SavedSession = {
  ...SIGNED_OUT,
  languages: [],
  preferredLanguage: null,
  isDevLocationMode: false,
};

/**
 * The current guest. Only the shell and mfe-account call its actions, except for `userChanged` of a package that has
 * saved a name and `signedIn` of mfe-discover, which is told whether this guest may post; all packages may read it.
 */
export interface Session extends SavedSession {
  signedIn(guest: { token: string; user: User; allowToPost: boolean }): void;
  /** Replaces the JWT by a token of this suite, unless the session has changed in the meantime. */
  tokenExchanged(jwt: string, token: string): void;
  userChanged(facts: Partial<User>): void;
  languagesOffered(languages: string[]): void;
  languageChosen(language: string): void;
  /** The selected language stays, because it belongs to the device and not to the guest. */
  signedOut(): void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore() {
  return createStore<Session>()(
    persist(
      (set) => ({
        ...INITIAL,
        signedIn: (guest) => set(guest),
        tokenExchanged: (jwt, token) => set((now) => (now.token === jwt ? { token } : now)),
        userChanged: (facts) => set(({ user }) => ({ user: user && { ...user, ...facts } })),
        languagesOffered: (languages) => set({ languages }),
        languageChosen: (preferredLanguage) => set({ preferredLanguage }),
        signedOut: () => set(SIGNED_OUT),
      }),
      {
        name: 'guest-session',
        // Increase this when the meaning of a saved field changes; sessions saved with another version are
        // dropped.
        version: 1,
        migrate: () => INITIAL,
        storage: checkedStorage(() =>
          import(/* webpackChunkName: "saved" */ './saved-session').then((it) => it.savedSessionSchema),
        ),
        partialize: ({
          signedIn,
          tokenExchanged,
          userChanged,
          languagesOffered,
          languageChosen,
          signedOut,
          ...saved
        }) => saved,
        // The first view is hydrated without a guest, as the server rendered it. The shell reads the session
        // afterwards.
        skipHydration: true,
      },
    ),
  );
}
