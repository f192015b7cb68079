import { useHost } from '@guest/shared';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract, type PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { findPrivateDetails, type PrivateKind } from '@guest/shared/contracts/share/find-private-details';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useRef, useState } from 'react';
import { limitChecks, replyInTime } from '../confirm/reply-in-time';
import type { PostingCheck } from '../confirm/use-own-share';
import { shareOf } from '../outbox/share';
import { refusedWordsIn } from '../refused/refused-words';
import type { CommentDraft } from './comment-draft';
import { commentFaultOf, type CommentFault } from './comment-fault';
import { addComment, addCommentEdit } from './send-comment';

/** The current step: writing, or a question that the guest has to answer before the comment is sent. */
type SendStep =
  | { name: 'writing' }
  | { name: 'private'; kinds: PrivateKind[] }
  | { name: 'needs'; needs: PostingNeed[] };

interface SendCommentInput {
  property: string;
  postId: string;
  /** The comment that is changed. */
  editing: Comment | undefined;
  check: (limit: AbortSignal) => Promise<PostingCheck>;
  /** Called if the guest may not comment now; the comment stays in the field. */
  onObstacle: () => void;
  onFault: (fault: CommentFault) => void;
  /** Called with the id and the text of the comment once it is stored in the outbox. */
  onSent: (id: string, text: string) => void;
}

/** Sends a comment: checks it, asks for what is missing, and hands it to the outbox. */
export function useSendComment(input: SendCommentInput) {
  const { property, postId, editing, check, onObstacle, onFault, onSent } = input;
  const host = useHost();
  const requireGuest = useRequireGuest();
  const [fault, setFault] = useState<CommentFault>();
  const [isBusy, setBusy] = useState(false);
  /** A second tap may come before the first one is rendered. */
  const isSending = useRef(false);
  const [step, setStep] = useState<SendStep>({ name: 'writing' });

  /** Returns the words that the hotel does not allow. Without an answer the server tells it when the comment arrives. */
  async function checkWords(text: string, limit: AbortSignal): Promise<CommentFault | undefined> {
    const body = { text, tags: [], alts: [], lang: host.lang };
    const reply = await replyInTime(limit, (options) =>
      host.api.send(postingContract.checkWords, { params: { property }, body, ...options }),
    );
    const marks = reply?.marks ?? [];
    if (marks.length === 0) return undefined;
    return { code: 'words', words: refusedWordsIn({ text, tags: [], alts: [] }, marks), marks };
  }

  async function send({ text, replyTo }: CommentDraft, { isAnyway = false }): Promise<void> {
    if (isSending.current) return;
    const found = commentFaultOf(text);
    setFault(found);
    if (found) return onFault(found);
    isSending.current = true;
    setBusy(true);
    try {
      // The draft is on the device already, so that nothing is lost while the guest signs in.
      if (await requireGuest('comment', postId)) return;
      const limit = limitChecks();
      const [refused, { needs, obstacle }] = await Promise.all([checkWords(text, limit), check(limit)]);
      if (obstacle) {
        setStep({ name: 'writing' });
        return onObstacle();
      }
      if (refused) {
        setStep({ name: 'writing' });
        setFault(refused);
        return onFault(refused);
      }
      const { kinds } = findPrivateDetails(isAnyway ? [] : [{ field: 'text', text }]);
      if (kinds.length > 0) return setStep({ name: 'private', kinds });
      if (!editing && needs.length > 0) return setStep({ name: 'needs', needs });
      setStep({ name: 'writing' });
      const outbox = await shareOf(host).open();
      if (!outbox) return;
      const written = { property, text, isAnyway };
      if (editing) await addCommentEdit(outbox, editing, written);
      onSent(editing?.id ?? (await addComment(host, outbox, { ...written, postId, replyTo })), text);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    send,
    fault,
    forgetFault: () => setFault(undefined),
    isBusy,
    step,
    leave: () => setStep({ name: 'writing' }),
  };
}
