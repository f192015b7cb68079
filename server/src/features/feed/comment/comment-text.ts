import { COMMENT_LIMIT } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { findPrivateDetails } from '@guest/shared/contracts/share/find-private-details';
import { looksPrivate, textTooLong } from '../posting/post-errors';
import { commentEmpty } from './comment-errors';

/** Cleans what a guest has written and throws if it breaks a rule of comments. */
export function parseCommentText({ text: typed, isAnyway }: { text: string; isAnyway?: boolean }): string {
  const text = normalizeText(typed);
  if (text === '') throw commentEmpty();
  const over = countGraphemes(text) - COMMENT_LIMIT;
  if (over > 0) throw textTooLong('text', over);
  const found = findPrivateDetails([{ field: 'text', text }]);
  if (!isAnyway && found.marks.length > 0) throw looksPrivate(found);
  return text;
}
