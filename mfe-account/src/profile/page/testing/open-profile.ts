import { profileContract, type Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createCallLog } from '../../../testing/call-log';
import { knownGuest, openAccount } from '../../../testing/open-account';
import { ProfilePage } from '../profile-page';

export const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const device = { createdAt: '2026-05-30T10:00:00Z', lastUsedAt: '2026-06-01T10:00:00Z' };
const sessions = {
  items: [
    { ...device, id: 's1', browser: 'Safari', system: 'iPhone', isCurrent: true },
    { ...device, id: 's2', browser: 'Firefox', isCurrent: false },
  ],
};

/** Opens the profile of a signed-in guest. */
export async function openProfile(
  facts: Partial<Profile> = {},
  answers: Parameters<typeof createCallLog>[0] = [],
  property: Partial<Property> = {},
) {
  const known = knownGuest({ ...ada, ...facts });
  const { api, calls } = createCallLog([
    ...answers,
    [profileContract.getGuest, known],
    [sessionContract.listSessions, sessions],
  ]);
  const toast = vi.fn();
  const host = propertyHost([], { api, toast, property });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  const router = await openAccount(host, { 'property-profile': ProfilePage }, '/grand/profile');
  await screen.findByRole('heading', { level: 1 });
  return { host, router, calls, toast };
}
