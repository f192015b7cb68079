import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { checkedStorage } from './checked-storage';
import type { SignUpInput, SavedSignUp } from './saved-sign-up';
import type { VerificationType } from '../contracts/sign-up/sign-up.contract';
import type { ServiceType } from '../contracts/sign-up/service-types';

/** A sent code: its recipient and its validity. */
export interface SentCode {
  otp_request_token: string;
  confirm_code_expiry: string;
  verification_type: VerificationType;
}

/** The state of a sign-up. Only mfe-account calls its actions. */
export interface SignUp extends SavedSignUp {
  newGuestChatUsername: string | null;
  newPostFile: File | null;

  /** The guest has started an action that requires signing in. */
  begun(action: { serviceType: ServiceType; serviceEntity: string | null; groupLink: string | null }): void;
  /** Saves input, so that going back loses nothing. */
  noted(facts: SignUpInput): void;
  codeSent(code: SentCode): void;
  /** The code has been used or is no longer valid. */
  codeSpent(): void;
  postFilePicked(file: File | null): void;
  chatUsernameChosen(name: string | null): void;
  /** The guest has returned to the start of the sign-up or left it. */
  ended(): void;
}

const INITIAL = {
  otp_request_token: null,
  confirm_code_expiry: null,
  currentUser: null,
  verification_type: 'email',
  serviceEntity: null,
  groupLink: null,
  serviceType: 'signup',
} satisfies SavedSignUp;
const UNSAVED = { newGuestChatUsername: null, newPostFile: null };

export type SignUpStore = ReturnType<typeof createSignUpStore>;

export function createSignUpStore() {
  return createStore<SignUp>()(
    persist(
      (set) => ({
        ...INITIAL,
        ...UNSAVED,
        begun: (action) => set(action),
        noted: (facts) => set(({ currentUser }) => ({ currentUser: { ...currentUser, ...facts } })),
        codeSent: (code) => set(code),
        codeSpent: () => set({ otp_request_token: null, confirm_code_expiry: null }),
        postFilePicked: (newPostFile) => set({ newPostFile }),
        chatUsernameChosen: (newGuestChatUsername) => set({ newGuestChatUsername }),
        ended: () => set({ ...INITIAL, ...UNSAVED }),
      }),
      {
        name: 'guest-sign-up',
        // Increase this when the meaning of a saved field changes; sign-ups saved with another version are
        // dropped.
        version: 1,
        migrate: () => INITIAL,
        storage: checkedStorage(() =>
          import(/* webpackChunkName: "saved" */ './saved-sign-up').then((it) => it.savedSignUpSchema),
        ),
        partialize: (state): SavedSignUp => ({
          otp_request_token: state.otp_request_token,
          confirm_code_expiry: state.confirm_code_expiry,
          currentUser: state.currentUser,
          verification_type: state.verification_type,
          serviceEntity: state.serviceEntity,
          groupLink: state.groupLink,
          serviceType: state.serviceType,
        }),
        // The first view is hydrated without a sign-up, as the server rendered it. The shell reads the saved
        // one afterwards.
        skipHydration: true,
      },
    ),
  );
}
