import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';

/** Builds the card of a table booking for two at 20:30 by default. */
export const card = (facts: Partial<Card> = {}): Card => ({
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
