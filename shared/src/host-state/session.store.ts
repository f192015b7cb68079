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
const NEW: SavedSession = { ...SIGNED_OUT, languages: [], preferredLanguage: null, isDevLocationMode: false };

/** Who is using the suite. Only the shell and mfe-account call its actions; everyone may read it. */
export interface Session extends SavedSession {
  signedIn(guest: { token: string; user: User; allowToPost: boolean }): void;
  /** A token of this suite in the place of the one that the guest came with, unless that is gone by now. */
  tokenExchanged(jwt: string, token: string): void;
  userChanged(facts: Partial<User>): void;
  languagesOffered(languages: string[]): void;
  languageChosen(language: string): void;
  /** The chosen language stays: it is the device's, not the guest's. */
  signedOut(): void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore() {
  return createStore<Session>()(
    persist(
      (set) => ({
        ...NEW,
        signedIn: (guest) => set(guest),
        tokenExchanged: (jwt, token) => set((now) => (now.token === jwt ? { token } : now)),
        userChanged: (facts) => set(({ user }) => ({ user: user && { ...user, ...facts } })),
        languagesOffered: (languages) => set({ languages }),
        languageChosen: (preferredLanguage) => set({ preferredLanguage }),
        signedOut: () => set(SIGNED_OUT),
      }),
      {
        name: 'guest-session',
        // Raise it when a saved field changes its meaning; a saved session of another version is dropped.
        version: 1,
        migrate: () => NEW,
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
        // The first view is taken over as the server drew it, for nobody; the shell reads the session after that.
        skipHydration: true,
      },
    ),
  );
}
