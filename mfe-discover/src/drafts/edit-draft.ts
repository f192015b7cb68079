import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { draftOf } from '@guest/shared/ui/form/state/draft';

/** Returns the name under which this tab keeps what its author types in the form of an edit. */
export const editDraftName = ({ id }: Pick<Post, 'id'>): string => `draft:edit-post ${id}`;

/** Returns the text that its author has typed in the form of an edit and not saved. */
export function unsavedTextOf(post: Pick<Post, 'id' | 'text'>): string | undefined {
  const typed = draftOf(editDraftName(post)).valueOf('text');
  return typed === '' || typed === post.text ? undefined : typed;
}
