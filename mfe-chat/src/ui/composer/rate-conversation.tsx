import { useHost } from '@guest/shared';
import { conversationRatingQueueKey } from '@guest/shared/choices/choice-queue-key';
import { useWaitingChoice } from '@guest/shared/choices/use-waiting-choice';
import { Button } from '@guest/shared/ui/button/button';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useState, type FormEvent } from 'react';
import { useChat } from '../context/chat-context';
import { isToRate, type Room } from '../../model/state/room';
import { errorTextOf } from '../../format/error-text';
import { StarChoice } from '../stars/star-choice';
import { useText } from '../../texts';
import styles from './rate-conversation.module.css';

const MAX_COMMENT_LENGTH = 300;

/** Asks for a rating after the staff have closed a conversation. It is asked once and can be skipped. */
export function RateConversation({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const { toast } = useHost();
  const [stars, setStars] = useState(0);
  const [commentText, setCommentText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { id: roomId, closedSeq } = room;
  const choice = useWaitingChoice('conversation-rating', conversationRatingQueueKey(roomId));
  // A rating of an earlier closing says nothing about this one.
  const given = choice?.closedSeq === undefined || choice.closedSeq === closedSeq ? choice : undefined;

  function submitRating(rating: { stars?: number; comment?: string }) {
    setBusy(true);
    chat
      .rate({ roomId, ...(closedSeq !== undefined && { closedSeq }), ...rating })
      .catch((error: unknown) => toast('error', errorTextOf(error, text)))
      .finally(() => setBusy(false));
  }
  function send(event: FormEvent) {
    event.preventDefault();
    const comment = commentText.trim();
    if (!isBusy) submitRating({ stars, ...(comment !== '' && { comment }) });
  }

  // If the hotel refuses the rating, even much later, `given` is empty again and the thanks disappear.
  if (given?.stars !== undefined) {
    return (
      <p role="status" className={styles.thanks}>
        {text('Thanks for your feedback.')}
      </p>
    );
  }
  if (!isToRate(room) || given) return null;
  return (
    <form aria-label={text('How was this conversation?')} className={styles.form} onSubmit={send}>
      <div className={styles.question}>
        <p className={styles.words}>{text('How was this conversation?')}</p>
        <StarChoice
          label={text('How was this conversation?')}
          nameOf={(count) => text('{stars, plural, one {# star} other {# stars}}', { stars: count })}
          chosen={stars}
          isBusy={isBusy}
          onChosen={setStars}
        />
      </div>
      {stars > 0 && (
        <TextArea
          name="comment"
          label={text('Would you like to tell us more?')}
          rows={2}
          className={styles.comment}
          maxLength={MAX_COMMENT_LENGTH}
          value={commentText}
          onChange={({ target }) => setCommentText(target.value)}
        />
      )}
      <div className={styles.answers}>
        {stars > 0 && (
          <Button type="submit" look="primary" isBusy={isBusy}>
            {text('Send')}
          </Button>
        )}
        <Button look="quiet" isBusy={isBusy} onClick={() => submitRating({})}>
          {text('Not now')}
        </Button>
      </div>
    </form>
  );
}
