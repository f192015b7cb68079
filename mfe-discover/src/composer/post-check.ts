import { POST_LIMITS, TAG_PATTERN } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes, isBlank } from '@guest/shared/contracts/guest/guest-text';
import { findPrivateDetails, type PrivateKind } from '@guest/shared/contracts/share/find-private-details';

interface WrittenPost {
  text: string;
  tags: string[];
  alts: string[];
}

/** The name of a field of the composer; descriptions have the number of their photo, from 1. */
type FieldName = 'text' | 'tags' | `alt-${number}`;

export type PostFault =
  | { field: 'text'; code: 'empty' }
  | { field: FieldName; code: 'too-long'; over: number }
  | { field: 'tags'; code: 'tags' }
  | { field: FieldName; code: 'too-many-photos' }
  | WordsFault;

/** Words that the hotel does not allow, as they were typed, and where the first of them is in its field. */
export interface WordsFault {
  field: FieldName;
  code: 'words';
  words: string[];
  from: number;
  to: number;
}

/** Returns why a post cannot be sent as it is. The server checks the same and more. */
export function faultOf({ text, tags, alts }: WrittenPost): PostFault | undefined {
  if (isBlank(text) && alts.length === 0) return { field: 'text', code: 'empty' };
  const textOver = graphemesOver(text, POST_LIMITS.text);
  if (textOver > 0) return { field: 'text', code: 'too-long', over: textOver };
  // Drafts of this device and of a visitor are joined with all their photos.
  if (alts.length > POST_LIMITS.photos)
    return { field: `alt-${POST_LIMITS.photos + 1}`, code: 'too-many-photos' };
  for (const [i, alt] of alts.entries()) {
    const over = graphemesOver(alt, POST_LIMITS.alt);
    if (over > 0) return { field: `alt-${i + 1}`, code: 'too-long', over };
  }
  const distinct = new Set(tags.map((tag) => tag.toLowerCase()));
  const isValid = (tag: string) => TAG_PATTERN.test(tag) && countGraphemes(tag) <= POST_LIMITS.tag;
  const areTagsFine = distinct.size <= POST_LIMITS.tags && [...distinct].every(isValid);
  return areTagsFine ? undefined : { field: 'tags', code: 'tags' };
}

/** A grapheme has at least one code unit, so a shorter text need not be counted. */
const graphemesOver = (text: string, limit: number): number =>
  text.length <= limit ? 0 : countGraphemes(text.trim()) - limit;

/** Returns the kinds of private details that the author should think about before everybody reads them. */
export const privateKindsIn = ({ text, tags, alts }: WrittenPost): PrivateKind[] =>
  findPrivateDetails([text, ...alts, ...tags].map((one) => ({ field: 'text', text: one }))).kinds;
