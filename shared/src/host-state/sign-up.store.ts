import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { checkedStorage } from './checked-storage';
import type { Arrival, SavedSignUp, VerificationType } from './saved-sign-up';
import type { ServiceType } from '../contracts/sign-up/service-types';

/** What was asked for with a code: where it went, and how long it lasts. */
export interface SentCode {
  otp_request_token: string;
  confirm_code_expiry: string;
  verification_type: VerificationType;
}

/** A guest's way in. Only mfe-account calls its actions. */
export interface SignUp extends SavedSignUp {
  newGuestChatUsername: string | null;
  newPostFile: File | null;

  /** The guest wants something that needs a name. */
  begun(errand: { serviceType: ServiceType; serviceEntity: string | null; groupLink: string | null }): void;
  /** What was typed; kept so that no step back loses it. */
  noted(facts: Arrival): void;
  codeSent(code: SentCode): void;
  /** The code has done its work, or is of no more use. */
  codeSpent(): void;
  postFilePicked(file: File | null): void;
  chatUsernameChosen(name: string | null): void;
  /** The guest is where the way began, or has left it. */
  ended(): void;
}

const NEW = {
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
        ...NEW,
        ...UNSAVED,
        begun: (errand) => set(errand),
        noted: (facts) => set(({ currentUser }) => ({ currentUser: { ...currentUser, ...facts } })),
        codeSent: (code) => set(code),
        codeSpent: () => set({ otp_request_token: null, confirm_code_expiry: null }),
        postFilePicked: (newPostFile) => set({ newPostFile }),
        chatUsernameChosen: (newGuestChatUsername) => set({ newGuestChatUsername }),
        ended: () => set({ ...NEW, ...UNSAVED }),
      }),
      {
        name: 'guest-sign-up',
        // Raise it when a saved field changes its meaning; a saved way of another version is dropped.
        version: 1,
        migrate: () => NEW,
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
        // The first view is taken over as the server drew it, for nobody; the shell reads it after that.
        skipHydration: true,
      },
    ),
  );
}
