import { signInRequired, type Guest } from './authentication';

/**
 * Returns the guest of a call. Routes that need a guest reject anonymous calls earlier, so this mainly
 * narrows the type.
 */
export function requireGuest({ guest }: { guest: Guest | null }): Guest {
  if (!guest) throw signInRequired();
  return guest;
}
