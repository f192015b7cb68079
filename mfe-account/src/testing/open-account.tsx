import type { Host } from '@guest/shared';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import type { KnownGuest, Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { RouteName } from '@guest/shared/routes/routes';
import { renderPage } from '@guest/shared/testing/render-page';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import en from '../locales/en.json';
import own from '../profile/texts/locales/en.json';
import plan from '../reservations/day-plan/texts/locales/en.json';

/** Renders an account page after the session has been restored, like the shell after hydration. */
export async function openAccount(
  host: Host,
  pages: Partial<Record<RouteName, ComponentType>>,
  path: string,
) {
  const router = renderPage(host, pages, { ...en, ...own, ...plan }, path);
  await act(async () => {
    await host.session.persist.rehydrate();
    await host.signUp.persist.rehydrate();
  });
  return router;
}

export const challenge = (facts: Partial<Challenge> = {}): Challenge => ({
  otp_request_token: 'o1',
  verification_type: 'email',
  target_masked: 'a•••@e•••.com',
  code_length: 6,
  confirm_code_expiry: '2026-06-01T12:10:00Z',
  resend_at: '2026-06-01T12:01:00Z',
  attempts_left: 5,
  sends_left: 5,
  status: 'sent',
  ...facts,
});

export function knownGuest(facts: Partial<Profile> = {}): KnownGuest {
  const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };
  const user = { ...ids, is_verified: true, lang: 'en', stay_verified: false, staySource: null };
  return { user: { ...user, version: 1, eraseAt: null, ...facts }, missing: [], allowToPost: true };
}
