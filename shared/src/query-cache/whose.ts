import type { SavedSession } from '../host-state/saved-session';

/** Whose reads everybody may be shown. */
export const EVERYONE = 'everyone';

/** Who reads: nobody may find on this device what was kept for another. */
export const whoseReads = ({ token, user }: Pick<SavedSession, 'token' | 'user'>): string =>
  token === null ? EVERYONE : `guest-${user?.guest_uuid ?? 'unnamed'}`;
