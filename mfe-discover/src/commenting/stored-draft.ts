import { deviceStorage } from '@guest/shared/storage/device-storage';
import { useSyncExternalStore } from 'react';
import { draftOwner } from '../drafts/draft-note';

/** The shell deletes entries with this prefix at sign-out; after an expired session the guest finds them again. */
export const COMMENT_DRAFT_PREFIX = 'draft-comment ';

export interface CommentDraftOwner {
  /** `undefined` for an anonymous visitor. */
  guest: string | undefined;
  property: string;
  /** The id of the post for a new comment, or of the comment that is edited. */
  subjectId: string;
}

export const draftNameOf = ({ guest, property, subjectId }: CommentDraftOwner): string =>
  `${COMMENT_DRAFT_PREFIX}${draftOwner(guest, property)} ${subjectId}`;

/**
 * Returns whether something is stored as the draft, which may be too old to be shown. The component is rendered again when
 * another tab changes the draft.
 */
export function useHasStoredDraft(owner: CommentDraftOwner): boolean {
  const name = draftNameOf(owner);
  const stored = useSyncExternalStore(
    followOtherTabs,
    () => deviceStorage.getItem(name),
    () => null,
  );
  return stored !== null;
}

function followOtherTabs(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
