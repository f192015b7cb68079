import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { NeedsSheet } from '../confirm/needs-sheet';
import { PrivateQuestion } from '../confirm/private-question';
import { useOwnShare } from '../confirm/use-own-share';
import { useSecondsLeftText } from '../confirm/use-seconds-left-text';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { shareOf } from '../outbox/share';
import type { CommentDraft } from './comment-draft';
import { CommentTextField } from './comment-text-field';
import { CommentHint } from './comment-hint';
import styles from './comment-form.module.css';
import type { TextMark } from '../refused/text-marks';
import { useCommentDraft } from './use-comment-draft';
import { useSendComment } from './use-send-comment';

/** A comment or an edit that was not sent and returns to the field. */
export interface ReturnedComment {
  key: string;
  text: string;
  replyTo?: CommentDraft['replyTo'];
  marks: TextMark[];
  /** The reason of the hotel's refusal; empty if it was not refused. */
  reason: string;
}

interface CommentFormProps {
  property: string;
  postId: string;
  guest: string | undefined;
  editing: Comment | undefined;
  replyTo: CommentDraft['replyTo'];
  returned: ReturnedComment | undefined;
  isTapped: boolean;
  onTaskEnd: () => void;
}

export function CommentForm(props: CommentFormProps) {
  const { property, postId, guest, editing, replyTo, returned, isTapped, onTaskEnd } = props;
  const text = useLazyText();
  const host = useHost();
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<Pick<ReturnedComment, 'marks' | 'reason'> | undefined>(returned);
  const owner = { guest, property, subjectId: editing?.id ?? postId };
  const { draft, isChangedElsewhere, reload, change, clear, clearSent } = useCommentDraft(owner, {
    initialText: returned ? '' : (editing?.text ?? ''),
    returned,
  });
  const { obstacle, check } = useOwnShare(property, isWriting && guest !== undefined);
  /** The words that have stopped the last attempt; empty if something else has. */
  const [stop, setStop] = useState<readonly TextMark[]>();
  const focus = () => area.current?.focus();
  const secondsLeft = useSecondsLeftText(editing?.editBy);
  const { send, fault, forgetFault, isBusy, step, leave } = useSendComment({
    property,
    postId,
    editing,
    check,
    onObstacle: () => setStop([]),
    onFault: (found) => setStop(found.code === 'words' ? found.marks : []),
    onSent: (id, sent) => {
      clearSent(sent);
      setRefusal(undefined);
      onTaskEnd();
      // The comment is in the list with the next frame.
      requestAnimationFrame(() => document.getElementById(`c-${id}`)?.scrollIntoView({ block: 'nearest' }));
    },
  });

  const answer = useEffectEvent((replied: NonNullable<typeof replyTo>) => {
    change({ replyTo: replied });
    onTaskEnd();
  });
  const repliedId = replyTo?.id;
  useEffect(() => {
    if (replyTo && repliedId) answer(replyTo);
    // A reply is identified by the comment that it answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [repliedId]);

  // The draft contains the text now, so the record is removed from the outbox.
  const returnedKey = returned?.key;
  useEffect(() => {
    if (returnedKey === undefined) return;
    shareOf(host)
      .open()
      .then((outbox) => outbox?.discard(returnedKey))
      .catch(reportBackgroundError);
  }, [host, returnedKey]);

  useEffect(() => {
    if (isTapped) focus();
  }, [isTapped, repliedId]);

  // A question that was open gives the focus back to its button when it closes, so the focus moves afterwards.
  useEffect(() => {
    if (!stop) return;
    focus();
    const [first] = stop;
    if (first) area.current?.setSelectionRange(first.from, first.to);
  }, [stop]);

  function leaveEdit(): void {
    clear();
    onTaskEnd();
  }
  const submit = (options: { isAnyway?: boolean }) => void send(draft, options);
  const label = editing ? text('Edit your comment') : text('Write a comment');

  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit({});
        }}
      >
        {editing && (
          <div className={styles.about}>
            <p>
              {text('Edit your comment')}
              {secondsLeft && ` · ${secondsLeft}`}
            </p>
            <IconButton icon={X} name={text('Cancel edit')} onClick={leaveEdit} />
          </div>
        )}
        {draft.replyTo && (
          <div className={styles.about}>
            <p>{text('Reply to {name}', { name: draft.replyTo.nickName })}</p>
            <IconButton icon={X} name={text('Cancel reply')} onClick={() => change({ replyTo: undefined })} />
          </div>
        )}
        <CommentTextField
          area={area}
          hintId={hintId}
          label={label}
          send={editing ? text('Save') : text('Post comment')}
          value={draft.text}
          marks={fault?.code === 'words' ? fault.marks : (refusal?.marks ?? [])}
          isInvalid={fault !== undefined || refusal !== undefined}
          isBusy={isBusy}
          onFocus={() => {
            setWriting(true);
            reload();
          }}
          onChange={(typed) => {
            change({ text: typed });
            setRefusal(undefined);
            forgetFault();
          }}
          onSubmit={() => submit({})}
        />
        <CommentHint
          id={hintId}
          typed={draft.text}
          fault={fault}
          reason={refusal?.reason}
          obstacle={obstacle}
          isChangedElsewhere={isChangedElsewhere}
        />
      </form>
      <PrivateQuestion
        kinds={step.name === 'private' ? step.kinds : []}
        onCancel={leave}
        onConfirm={() => submit({ isAnyway: true })}
      />
      <NeedsSheet
        property={property}
        heading={text('Before your first comment')}
        send={text('Post comment')}
        agreeAndSend={text('Agree and comment')}
        needs={step.name === 'needs' ? step.needs : []}
        onClose={leave}
        onDone={() => submit({ isAnyway: true })}
      />
    </>
  );
}
