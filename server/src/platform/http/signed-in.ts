import { signInFirst, type Guest } from './guest';

/**
 * Returns the guest of a call. Routes that need a guest reject anonymous calls earlier, so this mainly
 * narrows the type.
 */
export function signedIn({ guest }: { guest: Guest | null }): Guest {
  if (!guest) throw signInFirst();
  return guest;
}
