import { createHmac, randomBytes } from 'node:crypto';

/** Returns the name under which a guest or a network appears in the log. */
export type Pseudonym = (id: string) => string;

/** Creates pseudonyms that are only valid within the log of this process. */
export function createPseudonyms(): Pseudonym {
  const key = randomBytes(32);
  return (id) => createHmac('sha256', key).update(id).digest('hex').slice(0, 12);
}
