import { COMMENT_LIMIT } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes, isBlank, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import type { WordMark } from '../refused/text-marks';

export type CommentFault =
  | { code: 'empty' }
  | { code: 'too-long'; over: number }
  /** The places of words that the hotel does not allow. */
  | { code: 'words'; words: string[]; marks: WordMark[] };

/** Returns why a comment cannot be sent as it is. The server checks the same and more. */
export function commentFaultOf(text: string): CommentFault | undefined {
  if (isBlank(text)) return { code: 'empty' };
  const over = countGraphemes(normalizeText(text)) - COMMENT_LIMIT;
  return over > 0 ? { code: 'too-long', over } : undefined;
}
