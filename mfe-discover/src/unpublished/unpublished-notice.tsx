import type { Comment, Post } from '@guest/shared/contracts/feed/feed.contract';
import { REASON_TEXTS } from '@guest/shared/contracts/moderation/reason-texts';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { AppealSheet } from './appeal-sheet';
import styles from './unpublished-notice.module.css';

interface UnpublishedNoticeProps {
  kind: 'post' | 'comment';
  content: Pick<Post | Comment, 'id' | 'status' | 'reason' | 'canAppeal'>;
}

/** Tells an author why nobody else sees a post or comment, and lets them ask the hotel to look again. */
export function UnpublishedNotice({ kind, content }: UnpublishedNoticeProps) {
  const text = useLazyText();
  const [isAppealing, setAppealing] = useState(false);
  const [hasAppealed, setAppealed] = useState(false);
  const { id, status, reason, canAppeal } = content;
  if (status === 'pending') {
    return (
      <Notice icon={Clock}>{text('Reception will review it first. Until then, only you can see it.')}</Notice>
    );
  }
  return (
    <div className={styles.notice}>
      <Notice
        icon={EyeOff}
        tone="warning"
        heading={
          status === 'removed'
            ? text('The hotel has removed this.')
            : text('Only you can see this right now.')
        }
        action={
          canAppeal &&
          !hasAppealed && (
            <Button look="quiet" onClick={() => setAppealing(true)}>
              {text('Request a review')}
            </Button>
          )
        }
      >
        {reason ? text(REASON_TEXTS[reason]) : text('Reception is reviewing it.')}
        {hasAppealed && <p role="status">{text("Thank you. We'll take another look.")}</p>}
      </Notice>
      <AppealSheet
        kind={kind}
        id={id}
        isOpen={isAppealing}
        onClose={() => setAppealing(false)}
        onSent={() => {
          setAppealing(false);
          setAppealed(true);
        }}
      />
    </div>
  );
}
