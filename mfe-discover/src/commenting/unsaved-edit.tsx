import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { Button } from '@guest/shared/ui/button/button';
import { useReducer } from 'react';
import { FocusRestorer } from '../confirm/focus-restorer';
import { UnsavedText } from '../drafts/unsaved-text';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { dropCommentDraft, loadCommentDraft } from './comment-draft';
import { useHasStoredDraft, type CommentDraftOwner } from './stored-draft';

interface UnsavedEditProps {
  comment: Comment;
  /** The owner of the edit. */
  owner: CommentDraftOwner;
  /** Whether the edit is in the field. */
  isEditing: boolean;
  /** Returns the edit to the field. */
  onEdit: () => void;
}

/**
 * Shows a change of an own comment that its author has typed and not sent, for example because the page was reloaded. It
 * continues in the field while the comment can be changed, and can be copied when that time is over.
 */
export function UnsavedEdit({ comment, owner, isEditing, onEdit }: UnsavedEditProps) {
  const text = useLazyText();
  const { now } = useHost();
  const [, readAgain] = useReducer((reads: number) => reads + 1, 0);
  const hasDraft = useHasStoredDraft(owner);
  const typed = hasDraft && !isEditing ? loadCommentDraft(owner, now())?.text : undefined;
  if (typed === undefined || typed.trim() === '' || typed === comment.text) return null;

  function discard(): void {
    dropCommentDraft(owner);
    readAgain();
  }

  return (
    <FocusRestorer findNext={findComment}>
      <UnsavedText value={typed} rows={3}>
        {comment.canEdit && <Button onClick={onEdit}>{text('Continue your draft')}</Button>}
        <Button onClick={discard}>{text('Discard draft')}</Button>
      </UnsavedText>
    </FocusRestorer>
  );
}

function findComment(leaving: HTMLElement): () => Element | undefined {
  const comment = leaving.closest('article');
  return () => comment ?? undefined;
}
