import type { OwnTextKey } from '../texts/own-texts';

const LARGEST_BYTES = 7_000_000;
const TYPES = ['image/png', 'image/jpeg'];

export const PHOTO_TYPES = TYPES.join();

/** Why a file cannot be the photo; nothing where it can. The server looks at it again. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): OwnTextKey | undefined {
  if (!TYPES.includes(type)) return 'Please use a valid file type';
  return size > LARGEST_BYTES ? "Your photo can't exceed 7MB" : undefined;
}
