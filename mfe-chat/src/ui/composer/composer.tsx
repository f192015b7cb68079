import { Button } from '@guest/shared/ui/button/button';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { useChat } from '../context/chat-context';
import { isToRate, type Room } from '../../model/state/room';
import { reportFailure } from '../../sync/report-failure';
import { useText } from '../../texts';
import { RequestBar } from './request-bar';
import { standingOf } from './standing-of';
import styles from './composer.module.css';
import { WriteBox } from './write-box';

const loadRating = () =>
  import(/* webpackChunkName: "chat-sheets" */ './rate-conversation').then((it) => it.RateConversation);

/** The message field, or the reason why the guest cannot write in this room. */
export function Composer({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const standing = standingOf(room);
  if (standing === 'asked') return <RequestBar room={room} />;
  if (standing === 'open') return <WriteBox room={room} />;
  if (standing === 'closed-open') {
    return (
      <>
        <LatePart load={loadRating} isWanted={isToRate(room)} with={{ room }} />
        <p className={styles.note}>{text('This conversation is closed. Send a message to reopen it.')}</p>
        <WriteBox room={room} />
      </>
    );
  }
  return (
    <div className={styles.shut}>
      <p>
        {standing === 'waiting'
          ? text('Waiting for them to accept your message.')
          : text("You can't send messages in this chat.")}
      </p>
      {standing === 'blocked-by-you' && (
        <Button look="quiet" onClick={() => void chat.unblock(room.id).catch(reportFailure)}>
          {text('Unblock')}
        </Button>
      )}
    </div>
  );
}
