import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { deleteComment } from '../outbox/hold-deletion';
import { shareOf } from '../outbox/share';
import { SubjectMenu } from './subject-menu';

interface CommentMenuProps {
  comment: Comment;
  isOpen: boolean;
  onClose: () => void;
  onEdit: () => void;
}

/** Lists the actions that the guest may take on a comment. */
export function CommentMenu({ comment, isOpen, onClose, onEdit }: CommentMenuProps) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');

  async function remove() {
    const { id: commentId, postId, status } = comment;
    const outbox = await shareOf(host).open();
    onClose();
    await (outbox && deleteComment(outbox, { property, postId, commentId, isCounted: status === undefined }));
  }

  return (
    <SubjectMenu
      subject={{ kind: 'comment', id: comment.id }}
      postId={comment.postId}
      author={comment.author}
      isMine={comment.isMine}
      isFlagged={comment.isFlagged}
      heading={text('Comment by {name}', { name: comment.author.nickName })}
      reportHeading={text('Report this comment')}
      isOpen={isOpen}
      onClose={onClose}
    >
      {comment.canEdit && (
        <li>
          <Button
            look="quiet"
            isWide
            onClick={() => {
              onClose();
              onEdit();
            }}
          >
            {text('Edit')}
          </Button>
        </li>
      )}
      {comment.canDelete && (
        <li>
          <Button look="quiet" isWide onClick={() => void remove()}>
            {text('Delete')}
          </Button>
        </li>
      )}
    </SubjectMenu>
  );
}
