import type { BookableSession } from '@guest/shared/contracts/activity/activity.contract';

/** The availability of a session for a guest. The waitlist is open to new bookings only. */
export type SessionState = 'free' | 'few' | 'waitlist' | 'full' | 'closed' | 'cancelled' | 'yours';

export function sessionState(
  session: BookableSession,
  changed: { sessionUuid: string } | undefined,
): SessionState {
  const { status, cancelled, waitlistOpen, sessionUuid } = session;
  if (cancelled) return 'cancelled';
  if (changed?.sessionUuid === sessionUuid) return 'yours';
  if (status === 'closed') return 'closed';
  if (status === 'sold_out') return waitlistOpen && !changed ? 'waitlist' : 'full';
  return status === 'limited' ? 'few' : 'free';
}
