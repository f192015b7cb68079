import type { SavedSession } from '../host-state/saved-session';

/** The cache owner for public data. */
export const ANYONE = 'everyone';

/** Returns the owner of cached reads. A guest must never see what was cached for another. */
export const cacheOwner = ({ token, user }: Pick<SavedSession, 'token' | 'user'>): string =>
  token === null ? ANYONE : `guest-${user?.guest_uuid ?? 'unnamed'}`;
