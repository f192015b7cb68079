import type { RequestTemplate, Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';

export const template = (facts: Partial<RequestTemplate> = {}): RequestTemplate => ({
  requestTemplateId: uuidOf(5),
  slug: 'towels',
  name: 'Towels',
  category: 'housekeeping',
  icon: 'shower-head',
  description: 'Brought within twenty minutes.',
  order: 0,
  price: null,
  notePolicy: 'optional',
  noteMax: 500,
  maxPhotos: 0,
  dueMinutes: 30,
  timing: 'asap',
  fields: [],
  ...facts,
});

export const ticket = (facts: Partial<Ticket> = {}): Ticket => ({
  trackingId: uuidOf(20),
  note: '',
  requestTemplateId: uuidOf(5),
  templateName: 'Towels',
  time: '2026-06-01T11:50:00.000Z',
  status: 'open',
  values: {},
  photos: [],
  room: '204',
  canCancel: true,
  version: 1,
  histories: [{ status: 'open', by: 'guest', at: '2026-06-01T11:50:00.000Z' }],
  ...facts,
});
