import { COMMENT_LIMIT } from '@guest/shared/contracts/feed/post-limits';
import { countGraphemes, isBlank, normalizeText } from '@guest/shared/contracts/guest/guest-text';

export type CommentFault = { code: 'empty' } | { code: 'too-long'; over: number };

/** Returns why a comment cannot be sent as it is. The server checks the same and more. */
export function commentFaultOf(text: string): CommentFault | undefined {
  if (isBlank(text)) return { code: 'empty' };
  const over = countGraphemes(normalizeText(text)) - COMMENT_LIMIT;
  return over > 0 ? { code: 'too-long', over } : undefined;
}
