import type { ActivityCard, OutletCard } from '@guest/shared/contracts/chat/chat-socket.contract';

/** Builds the card of a table booking for two at 20:30 by default. */
export const card = (facts: Partial<OutletCard> = {}): OutletCard => ({
  kind: 'tableBooking',
  uuid: '7d3f1c1e-5a0b-4c53-9f60-0a4f6f1d7b21',
  reference: 'TB-7KQ2MX',
  status: 'requested',
  outletUuid: '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11',
  outletSlug: 'mare-alta',
  outletName: 'Maré Alta',
  localDateTime: '2026-06-01T20:30',
  partySize: 2,
  version: 1,
  ...facts,
});

/** Builds the card of an activity for two at 16:00 by default. */
export const activityCard = (facts: Partial<ActivityCard> = {}): ActivityCard => ({
  kind: 'activity',
  uuid: '3f0a2f0e-2f0b-4a55-8a0c-6f2d1a9b7c31',
  reference: 'AC-7KQ2MX',
  status: 'confirmed',
  activityUuid: '9a4e7c52-11d0-5c3f-9b1e-2d5f7a8c4e10',
  bookableActivityId: '5d1b9c37-6a2e-5f40-8c7d-0e3f2a1b4c59',
  activityName: 'Sailing at sunset',
  localDateTime: '2026-06-01T16:00',
  pax: 2,
  version: 1,
  ...facts,
});
