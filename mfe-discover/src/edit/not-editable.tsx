import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { draftOf } from '@guest/shared/ui/form/state/draft';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useReducer } from 'react';
import { FocusRestorer } from '../confirm/focus-restorer';
import { editDraftName, unsavedTextOf } from '../drafts/edit-draft';
import { UnsavedText } from '../drafts/unsaved-text';
import { useLazyText, type LazyTextKey } from '../lazy-texts/lazy-texts';
import { shareOf } from '../outbox/share';
import { deletePost } from '../outbox/hold-deletion';

/**
 * Tells an author why a post cannot be edited, and shows what they had typed before. To others the page does not exist.
 */
export function NotEditable({ property, post }: { property: string; post: Post }) {
  const text = useLazyText();
  const host = useHost();
  const navigateTo = useNavigateTo();
  const [, readAgain] = useReducer((reads: number) => reads + 1, 0);
  const unsaved = unsavedTextOf(post);

  function discard(): void {
    draftOf(editDraftName(post)).drop();
    readAgain();
  }

  async function remove() {
    const outbox = await shareOf(host).open();
    if (outbox) await deletePost(outbox, { property, postId: post.id });
    draftOf(editDraftName(post)).drop();
    navigateTo('property-discover', { property });
  }

  if (!post.isMine) {
    return (
      <EmptyState
        icon={SearchX}
        level={2}
        heading={text('Page Not Found')}
        action={
          <ButtonLink to="property-discover" params={{ property }}>
            {text('Back to Share')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <EmptyState
        icon={Clock}
        level={2}
        heading={text(reasonOf(post))}
        action={<Button onClick={() => void remove()}>{text('Delete')}</Button>}
      >
        {text('You can still delete this post.')}
      </EmptyState>
      {unsaved !== undefined && (
        <FocusRestorer findNext={findReason}>
          <UnsavedText value={unsaved}>
            <Button onClick={discard}>{text('Discard draft')}</Button>
          </UnsavedText>
        </FocusRestorer>
      )}
    </>
  );
}

function findReason(leaving: HTMLElement): () => Element | null | undefined {
  const state = leaving.previousElementSibling;
  return () => state?.querySelector('h2');
}

function reasonOf({ status }: Post): LazyTextKey {
  if (status === 'pending') return 'Reception will review it first. Until then, only you can see it.';
  if (status === 'removed') return 'The hotel has removed this.';
  if (status === 'hidden') return 'Only you can see this right now.';
  return 'You can edit for 15 minutes after posting.';
}
