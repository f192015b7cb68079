import { useHost } from '@guest/shared';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useStore } from 'zustand';
import { FocusRestorer } from '../confirm/focus-restorer';
import { NeedsSheet } from '../confirm/needs-sheet';
import { useMissingNeeds } from '../confirm/use-missing-needs';
import { UnsavedText } from '../drafts/unsaved-text';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { COMMENT, parseComment, parseCommentEdit } from '../outbox/comment-body';
import { isTooLate } from '../outbox/own-comments';
import { useShareOutbox } from '../outbox/use-share';
import { needsEdit } from '../refused/needs-edit';
import { notAllowedText, refusedWordsIn } from '../refused/refused-words';
import { refusedMarksOf } from '../refused/text-marks';
import styles from './comment-state.module.css';

interface CommentStateProps {
  record: OutboxRecord;
  /** Returns the text to the field. */
  onEdit: () => void;
}

/** Shows what becomes of a comment, or of a change of one, that the server may not have yet. */
export function CommentState({ record, onEdit }: CommentStateProps) {
  const text = useLazyText();
  const outbox = useShareOutbox();
  const property = usePathParam('property');
  const missing = useMissingNeeds(property);
  const isOffline = useStore(useHost().layout, (layout) => layout.isOffline);
  const { key, status, failure } = record;
  const isPrivate = failure?.code === 'looks_private';
  const isEditFirst = status === 'failed' && needsEdit(record);
  const body = record.kind === COMMENT ? parseComment(record) : parseCommentEdit(record);
  const refused = refusedWordsIn({ text: body.text, tags: [], alts: [] }, refusedMarksOf(record));

  async function retry(): Promise<void> {
    if (await missing.load(record)) return;
    await outbox?.retry(key, isPrivate ? { ...body, isAnyway: true } : undefined);
  }

  if (status !== 'failed' && status !== 'held') {
    // An edit that may have arrived cannot be taken back, because the earlier text is gone.
    const canCancel = record.kind === COMMENT || !record.mayBeThere;
    return (
      <FocusRestorer className={styles.actions} findNext={findNear}>
        <p role="status" className={styles.state}>
          <Icon of={Clock} size={16} />
          {isOffline ? text('Waiting for the network') : text('Sending')}
        </p>
        {canCancel && (
          <Button look="quiet" onClick={() => void outbox?.discard(key)}>
            {record.kind === COMMENT ? text('Delete') : text('Cancel edit')}
          </Button>
        )}
      </FocusRestorer>
    );
  }
  const editButton = (
    <Button look={isEditFirst ? 'secondary' : 'quiet'} onClick={onEdit}>
      {text('Edit')}
    </Button>
  );
  return (
    <>
      <p role="status" className={status === 'failed' ? styles.failed : styles.state}>
        <Icon of={status === 'failed' ? CircleAlert : Clock} size={16} />
        <span>
          {status === 'failed' && <strong>{text('Not sent')} </strong>}
          {status === 'failed'
            ? refused.length > 0
              ? notAllowedText(text, refused)
              : failure?.text || text("We couldn't reach the hotel.")
            : text("This comment hasn't been sent for a day. Send it now?")}
        </span>
      </p>
      {isTooLate(record) ? (
        <FocusRestorer findNext={findNear}>
          <UnsavedText value={body.text} rows={3}>
            <Button onClick={() => void outbox?.discard(key)}>{text('Discard draft')}</Button>
          </UnsavedText>
        </FocusRestorer>
      ) : (
        <FocusRestorer className={styles.actions} findNext={findNear}>
          {isEditFirst && editButton}
          <Button look="quiet" onClick={() => void retry()}>
            {isPrivate ? text('Post anyway') : text('Retry')}
          </Button>
          {!isEditFirst && editButton}
          <Button look="quiet" onClick={() => void outbox?.discard(key)}>
            {record.kind === COMMENT ? text('Delete') : text('Cancel edit')}
          </Button>
        </FocusRestorer>
      )}
      <NeedsSheet
        property={property}
        heading={text('Before your first comment')}
        send={text('Post comment')}
        agreeAndSend={text('Agree and comment')}
        needs={missing.needs}
        onClose={missing.close}
        onDone={() => void retry()}
      />
    </>
  );
}

/** Finds the comment itself or, if it was deleted, the one below or above it. */
function findNear(leaving: HTMLElement): () => Element | undefined {
  const item = leaving.closest('li');
  const near = [item, item?.nextElementSibling, item?.previousElementSibling].map((it) =>
    it?.querySelector('article'),
  );
  const all = [...near, leaving.closest('section')];
  return () => all.find((it) => it?.isConnected) ?? undefined;
}
