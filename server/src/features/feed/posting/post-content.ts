import { POST_LIMITS, TAG_PATTERN } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes, normalizeLine, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { findPrivateDetails } from '@guest/shared/contracts/share/find-private-details';
import { looksPrivate, postEmpty, tagInvalid, textTooLong, tooManyImages } from './post-errors';

export interface PostTexts {
  text: string;
  /** The alternative texts of the photos, in their order. */
  alts: string[];
  tags: string[];
}

/** Cleans what a guest has written and throws if it breaks a rule of posts. */
export function parsePostTexts(
  typed: PostTexts,
  { isAnyway }: { isAnyway?: boolean | undefined },
): PostTexts {
  const { alts: typedAlts, tags: typedTags } = typed;
  if (typedAlts.length > POST_LIMITS.photos) throw tooManyImages();
  const text = normalizeText(typed.text);
  const alts = typedAlts.map(normalizeText);
  if (text === '' && alts.length === 0) throw postEmpty();
  assertLength('text', text, POST_LIMITS.text);
  alts.forEach((alt, i) => assertLength(`alt:${i}`, alt, POST_LIMITS.alt));
  const content = { text, alts, tags: parseTags(typedTags) };
  if (!isAnyway) assertNotPrivate(content);
  return content;
}

function assertLength(field: string, text: string, limit: number): void {
  // A grapheme has at least one code unit, so short texts need not be segmented.
  if (text.length <= limit) return;
  const over = countGraphemes(text) - limit;
  if (over > 0) throw textTooLong(field, over);
}

/** Tags are compared in lower case; the same tag counts once. */
function parseTags(typed: string[]): string[] {
  const tags = typed.map((tag) =>
    normalizeLine(tag)
      .replace(/^[#＃]+/, '')
      .toLowerCase(),
  );
  const isValid = (tag: string) => TAG_PATTERN.test(tag) && countGraphemes(tag) <= POST_LIMITS.tag;
  const distinct = [...new Set(tags)];
  if (distinct.length > POST_LIMITS.tags || !distinct.every(isValid)) throw tagInvalid();
  return distinct;
}

function assertNotPrivate({ text, alts, tags }: PostTexts): void {
  const found = findPrivateDetails([
    { field: 'text', text },
    ...alts.map((alt, i) => ({ field: `alt:${i}`, text: alt })),
    ...tags.map((tag, i) => ({ field: `tag:${i}`, text: tag })),
  ]);
  if (found.marks.length > 0) throw looksPrivate(found);
}
