import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { unsavedTextOf } from '../drafts/edit-draft';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { deletePost } from '../outbox/hold-deletion';
import { shareOf } from '../outbox/share';
import { SubjectMenu } from './subject-menu';

interface PostMenuProps {
  post: Post;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the guest has deleted the post. */
  onDeleted?: (() => void) | undefined;
}

/** Lists the actions that the guest may take on a post. */
export function PostMenu({ post, isOpen, onClose, onDeleted }: PostMenuProps) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');
  // The page of the edit shows what its author has typed there, also when the time for edits is over.
  const unsaved = post.isMine ? unsavedTextOf(post) : undefined;

  async function remove() {
    const outbox = await shareOf(host).open();
    // A sheet whose page is left ends with it; closing it first would cancel the navigation.
    if (!onDeleted) onClose();
    if (outbox) await deletePost(outbox, { property, postId: post.id });
    onDeleted?.();
  }

  return (
    <SubjectMenu
      subject={{ kind: 'post', id: post.id }}
      postId={post.id}
      author={post.author}
      isMine={post.isMine}
      isFlagged={post.isFlagged}
      heading={text('Post by {name}', { name: post.author.nickName })}
      reportHeading={text('Report this post')}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(post.canEdit || unsaved !== undefined) && (
        <li>
          <ButtonLink look="quiet" isWide to="property-discover-post-id" params={{ property, id: post.id }}>
            {post.canEdit ? text('Edit') : text('Your text (not saved)')}
          </ButtonLink>
        </li>
      )}
      {post.canDelete && (
        <li>
          <Button look="quiet" isWide onClick={() => void remove()}>
            {text('Delete')}
          </Button>
        </li>
      )}
    </SubjectMenu>
  );
}
