import type { AccountTextKey } from '../texts/account-texts';

const MAX_BYTES = 7_000_000;
const TYPES = ['image/png', 'image/jpeg'];

export const PHOTO_TYPES = TYPES.join();

/**
 * Returns why a file cannot be used as the photo, or `undefined` if it can. The server validates it again.
 */
export function photoErrorOf({ type, size }: Pick<File, 'type' | 'size'>): AccountTextKey | undefined {
  if (!TYPES.includes(type)) return 'Please use a valid file type';
  return size > MAX_BYTES ? "Your photo can't exceed 7MB" : undefined;
}
