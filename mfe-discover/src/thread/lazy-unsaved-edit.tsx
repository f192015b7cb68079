import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useStore } from 'zustand';
import { useHasStoredDraft } from '../commenting/stored-draft';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';

interface LazyUnsavedEditProps {
  comment: Comment;
  isEditing: boolean;
  onEdit: () => void;
}

/** Shows an unsaved edit of an own comment. Most comments have none, so its code is loaded only for one that is stored. */
export function LazyUnsavedEdit({ comment, isEditing, onEdit }: LazyUnsavedEditProps) {
  const { lang, session } = useHost();
  const property = usePathParam('property');
  const guest = useStore(session, ({ token, user }) => (token ? user?.guest_uuid : undefined));
  const owner = { guest, property, subjectId: comment.id };
  const hasDraft = useHasStoredDraft(owner);
  const isLive = useIsPageLive();
  const isSessionKnown = useIsSessionKnown();
  return (
    <LazyPart
      load={withLazyTexts(lang, () =>
        import(/* webpackChunkName: "commenting" */ '../commenting/unsaved-edit').then(
          (it) => it.UnsavedEdit,
        ),
      )}
      isWanted={isLive && isSessionKnown && hasDraft}
      with={{ comment, owner, isEditing, onEdit }}
    />
  );
}
