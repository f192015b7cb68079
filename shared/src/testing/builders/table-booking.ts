import type {
  BookingPolicy,
  Hold,
  Slot,
  SlotsReply,
  TableBooking,
} from '../../contracts/table-booking/table-booking.contract';
import { uuidOf } from './uuid-of';

export const bookingPolicy = (facts: Partial<BookingPolicy> = {}): BookingPolicy => ({
  mode: 'instant',
  partyMin: 1,
  partyMax: 8,
  slotInterval: 15,
  durationByParty: [{ upTo: 99, minutes: 90 }],
  leadMinutes: 30,
  maxAdvanceDays: 60,
  holdMinutes: 5,
  cancelCutoffMinutes: 120,
  modifyCutoffMinutes: 120,
  lateGraceMinutes: 15,
  maxUpcoming: 6,
  approvalTimeoutMinutes: 60,
  waitlist: { enabled: true, offerMinutes: 10 },
  questions: [],
  text: '',
  ...facts,
});

/** Returns a slot at a local time on 1 June 2026 in Lisbon, which is one hour ahead of UTC. */
export const slot = (time: string, facts: Partial<Slot> = {}): Slot => ({
  localDateTime: `2026-06-01T${time}`,
  startsAt: new Date(Date.parse(`2026-06-01T${time}Z`) - 3_600_000).toISOString(),
  status: 'available',
  areas: [],
  durationMinutes: 90,
  requiresApproval: false,
  waitlistOpen: false,
  ...facts,
});

export const slotsReply = (slots: Slot[], facts: Partial<SlotsReply> = {}): SlotsReply => ({
  date: '2026-06-01',
  status: 'available',
  outlet: { uuid: uuidOf(1), slug: 'sea-bar', name: 'Sea Bar' },
  policy: bookingPolicy(),
  areas: [],
  bookable: { from: '2026-06-01', until: '2026-07-31' },
  slots,
  ...facts,
});

export const hold = (facts: Partial<Hold> = {}): Hold => ({
  holdUuid: uuidOf(7),
  outletUuid: uuidOf(1),
  localDateTime: '2026-06-01T19:30',
  partySize: 2,
  durationMinutes: 90,
  requiresApproval: false,
  expiresAt: '2026-06-01T12:05:00Z',
  ...facts,
});

export const tableBooking = (facts: Partial<TableBooking> = {}): TableBooking => ({
  uuid: uuidOf(8),
  reference: 'TB-7K3QXM',
  outletUuid: uuidOf(1),
  outletSlug: 'sea-bar',
  outletName: 'Sea Bar',
  place: 'Second floor',
  localDateTime: '2026-06-01T19:30',
  startsAt: '2026-06-01T18:30:00Z',
  endsAt: '2026-06-01T20:00:00Z',
  durationMinutes: 90,
  partySize: 2,
  children: 0,
  highChairs: 0,
  status: 'confirmed',
  firstName: 'Ada',
  occasion: 'none',
  note: '',
  allergies: [],
  accessibility: [],
  answers: [],
  policySnapshot: bookingPolicy(),
  cancelBy: '2026-06-01T16:30:00Z',
  canCancel: true,
  canModify: true,
  canTellLate: true,
  alternatives: [],
  histories: [],
  calendarPath: '/web/property/grand/bookings/tables/8/calendar.ics',
  version: 1,
  createdAt: '2026-06-01T12:00:00Z',
  ...facts,
});
