import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useState } from 'react';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';
import styles from './comment-bar.module.css';
import type { ThreadTask } from '../commenting/thread-task';

interface CommentBarProps {
  post: Post;
  task: ThreadTask | undefined;
  onTaskEnd: () => void;
}

/** The place of the comment field at the lower edge. The field itself is loaded once the page is usable. */
export function CommentBar({ post, task, onTaskEnd }: CommentBarProps) {
  const text = useText();
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const isSessionKnown = useIsSessionKnown();
  const [isTapped, setTapped] = useState(false);
  return (
    <div data-action-bar="always" className={styles.bar}>
      <LazyPart
        load={withLazyTexts(lang, () =>
          import(/* webpackChunkName: "commenting" */ '../commenting/comment-field').then(
            (it) => it.CommentField,
          ),
        )}
        isWanted={isLive && isSessionKnown}
        with={{ post, task, isTapped, onTaskEnd }}
        waiting={
          <button type="button" className={styles.waiting} onClick={() => setTapped(true)}>
            {text('Write a comment')}
          </button>
        }
      />
    </div>
  );
}
