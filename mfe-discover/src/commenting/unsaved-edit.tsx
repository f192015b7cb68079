import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useReducer } from 'react';
import { useStore } from 'zustand';
import { FocusKeeper } from '../confirm/focus-keeper';
import { UnsavedText } from '../drafts/unsaved-text';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { dropCommentDraft, loadCommentDraft } from './comment-draft';

interface UnsavedEditProps {
  comment: Comment;
  /** Whether the edit is in the field. */
  isEditing: boolean;
  /** Returns the edit to the field. */
  onEdit: () => void;
}

/**
 * Shows a change of an own comment that its author has typed and not sent, for example because the page was reloaded. It
 * continues in the field while the comment can be changed, and can be copied when that time is over.
 */
export function UnsavedEdit({ comment, isEditing, onEdit }: UnsavedEditProps) {
  const text = useLazyText();
  const { now, session } = useHost();
  const property = usePathParam('property');
  const guest = useStore(session, ({ token, user }) => (token ? user?.guest_uuid : undefined));
  const [, readAgain] = useReducer((reads: number) => reads + 1, 0);
  const owner = { guest, property, subjectId: comment.id };
  const typed = isEditing ? undefined : loadCommentDraft(owner, now())?.text;
  if (typed === undefined || typed.trim() === '' || typed === comment.text) return null;

  function discard(): void {
    dropCommentDraft(owner);
    readAgain();
  }

  return (
    <FocusKeeper findNext={findComment}>
      <UnsavedText value={typed} rows={3}>
        {comment.canEdit && <Button onClick={onEdit}>{text('Continue your draft')}</Button>}
        <Button onClick={discard}>{text('Discard draft')}</Button>
      </UnsavedText>
    </FocusKeeper>
  );
}

function findComment(leaving: HTMLElement): () => Element | undefined {
  const comment = leaving.closest('article');
  return () => comment ?? undefined;
}
