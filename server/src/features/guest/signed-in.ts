import { signInFirst } from '../../http/guest';
import type { Guest } from './token.repository';

/** The guest who calls. Calls that need one are refused before, so this only tells the compiler. */
export function signedIn({ guest }: { guest: Guest | null }): Guest {
  if (!guest) throw signInFirst();
  return guest;
}
