import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useState } from 'react';
import { AuthorLine } from '../author/author-line';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { LikeButton } from '../likes/like-button';
import { MenuButton } from '../menu/menu-button';
import { LazyReportedContent } from '../report/lazy-reported-content';
import { useText } from '../texts';
import styles from './comment-bubble.module.css';
import { LazyUnsavedEdit } from './lazy-unsaved-edit';
import { TranslatedFrom } from '../translation/translated-from';
import { TranslationSwitch } from '../translation/translation-switch';
import { useTranslated } from '../translation/use-translated';
import type { ThreadTask } from '../commenting/thread-task';

interface CommentBubbleProps {
  comment: Comment;
  /** The record of the comment, or of a change of it, that the server may not have yet. */
  record: OutboxRecord | undefined;
  canReply: boolean;
  /** Whether the field contains an edit of the comment. */
  isEditing: boolean;
  onTask: (task: ThreadTask) => void;
}

/** A comment with what can be done with it. One that waits stays the same element when the server has it. */
export function CommentBubble({ comment, record, canReply, isEditing, onTask }: CommentBubbleProps) {
  const text = useText();
  const { lang: pageLang } = useHost();
  const [isOpen, setOpen] = useState(false);
  const shown = useTranslated(comment);
  const { id, author, createdAt, editedAt, mention, isFlagged, status, postId } = comment;
  if (comment.isDeleted) return <p className={styles.deleted}>{text('Comment deleted')}</p>;
  const isShown = !isFlagged || isOpen;
  const edit = () => onTask({ kind: 'edit', comment });
  return (
    <article
      id={`c-${id}`}
      aria-label={text('Comment by {name}', { name: author.nickName })}
      className={styles.comment}
    >
      <div className={styles.head}>
        <AuthorLine author={author} createdAt={createdAt} editedAt={editedAt} size="small" />
        {!record && (
          <MenuButton
            name={text('More about the comment by {name}', { name: author.nickName })}
            load={withLazyTexts(pageLang, () =>
              import(/* webpackChunkName: "post-menu" */ '../menu/comment-menu').then((it) => it.CommentMenu),
            )}
            with={{ comment, onEdit: edit }}
          />
        )}
      </div>
      <div className={styles.body}>
        {isFlagged && (
          <LazyReportedContent
            subject={{ kind: 'comment', id }}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        {isShown && (
          <>
            <TranslatedFrom shown={shown} />
            <p lang={shown.lang} dir="auto" className={styles.text}>
              {mention && <bdi className={styles.mention}>@{mention.nickName} </bdi>}
              {shown.text}
            </p>
          </>
        )}
        {status && (
          <LazyPart
            load={withLazyTexts(pageLang, () =>
              import(/* webpackChunkName: "unpublished" */ '../unpublished/unpublished-notice').then(
                (it) => it.UnpublishedNotice,
              ),
            )}
            isWanted
            with={{ kind: 'comment' as const, content: comment }}
          />
        )}
        {comment.isMine && !record && (
          <LazyUnsavedEdit comment={comment} isEditing={isEditing} onEdit={edit} />
        )}
        {record ? (
          <LazyPart
            load={withLazyTexts(pageLang, () =>
              import(/* webpackChunkName: "commenting" */ '../commenting/comment-state').then(
                (it) => it.CommentState,
              ),
            )}
            isWanted
            with={{ record, onEdit: () => onTask({ kind: 'return', comment, record }) }}
            waiting={<p className={styles.foot} />}
          />
        ) : (
          isShown && (
            <div className={styles.foot}>
              <LikeButton subject="comment" item={comment} postId={postId} />
              {canReply && status === undefined && (
                <button
                  type="button"
                  className={styles.reply}
                  onClick={() => onTask({ kind: 'reply', comment })}
                >
                  {text('Reply')}
                </button>
              )}
              <TranslationSwitch written={comment} />
            </div>
          )
        )}
      </div>
    </article>
  );
}
