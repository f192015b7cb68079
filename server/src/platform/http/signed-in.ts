import { signInFirst } from './guest';
import type { Guest } from '../../features/identity/token.repository';

/** The guest who calls. Calls that need one are refused before, so this only tells the compiler. */
export function signedIn({ guest }: { guest: Guest | null }): Guest {
  if (!guest) throw signInFirst();
  return guest;
}
