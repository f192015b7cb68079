import type { BookableSession } from '@guest/shared/contracts/activity/activity.contract';

/** The availability of a session for a guest. The waitlist is open to new bookings only. */
export type SessionState =
  | 'free'
  | 'few'
  | 'waitlist'
  | 'full'
  | 'closed'
  | 'cancelled'
  | 'yours'
  | 'outside';

export function sessionState(
  session: BookableSession,
  { changed, isOutside }: { changed: { sessionUuid: string } | undefined; isOutside: boolean },
): SessionState {
  const { status, cancelled, waitlistOpen, sessionUuid } = session;
  if (cancelled) return 'cancelled';
  if (changed?.sessionUuid === sessionUuid) return 'yours';
  if (isOutside) return 'outside';
  if (status === 'closed') return 'closed';
  if (status === 'sold_out') return waitlistOpen && !changed ? 'waitlist' : 'full';
  return status === 'limited' ? 'few' : 'free';
}
