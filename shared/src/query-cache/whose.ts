import type { SavedSession } from '../host-state/saved-session';

/** The cache owner for public data. */
export const EVERYONE = 'everyone';

/** Returns the owner of cached reads. A guest must never see what was cached for another. */
export const whoseReads = ({ token, user }: Pick<SavedSession, 'token' | 'user'>): string =>
  token === null ? EVERYONE : `guest-${user?.guest_uuid ?? 'unnamed'}`;
