import {
  loyaltyContract,
  type Loyalty,
  type LoyaltyEntry,
  type LoyaltyMember,
} from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import base from '../../locales/en.json';
import { createCallLog } from '../../testing/call-log';
import { knownGuest } from '../../testing/open-account';
import { JoinPage } from '../join-page';
import { LoyaltyPage } from '../loyalty-page';
import own from '../../extra-texts/locales/en.json';

const pages = {
  'property-loyalty-program': LoyaltyPage,
  'property-loyalty-program-register': JoinPage,
};
export const programme: Loyalty['programme'] = {
  name: 'Friends of the House',
  description: 'We count your nights.',
  metric: 'nights',
  termsVersion: '1',
  tiers: [
    { code: 'SAND', name: 'Sand', threshold: 0, benefits: ['A nata on arrival'] },
    { code: 'TILE', name: 'Tile', threshold: 7, benefits: ['A bottle of wine'] },
    { code: 'TIDE', name: 'Tide', threshold: 20, benefits: ['Parking'] },
  ],
};
export const member = (facts: Partial<LoyaltyMember> = {}): LoyaltyMember => ({
  memberNumber: 'LM-7K2P9Q',
  joinedAt: '2026-01-01T00:00:00Z',
  tier: 'TILE',
  progress: { value: 15, next: { tier: 'TIDE', missing: 5 }, periodEnd: '2026-12-31' },
  balance: { available: 15, pending: 0, expiringSoon: null },
  ...facts,
});
export const line = (n: number, facts: Partial<LoyaltyEntry> = {}): LoyaltyEntry => ({
  entryId: uuidOf(n),
  type: 'adding',
  value: n,
  reason: 'stay',
  state: 'active',
  issuer: 'system',
  createdAt: '2026-05-01T10:00:00Z',
  activeFrom: '2026-05-01T10:00:00Z',
  ...facts,
});

/** Opens a page of the loyalty programme with the given replies, for a signed-in guest by default. */
export async function openLoyalty(
  loyalty: Loyalty | Error,
  {
    path = '/grand/loyalty-program',
    isGuest = true,
    more = [],
  }: { path?: string; isGuest?: boolean; more?: Parameters<typeof createCallLog>[0] } = {},
) {
  const { api, calls } = createCallLog([
    ...more,
    [loyaltyContract.getLoyalty, loyalty],
    [membershipContract.listLoyaltyEntries, { items: [line(15)], nextCursor: null }],
    [membershipContract.listLoyaltyClaims, { items: [] }],
  ]);
  const toast = vi.fn();
  const host = { ...propertyHost([], { api }), toast };
  if (isGuest) host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  const router = renderPage(host, pages, { ...base, ...own }, path);
  await act(async () => {
    await host.session.persist.rehydrate();
    await host.signUp.persist.rehydrate();
  });
  return { router, calls, toast };
}
