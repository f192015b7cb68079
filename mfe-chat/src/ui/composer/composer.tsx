import { Button } from '@guest/shared/ui/button/button';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useChat } from '../context/chat-context';
import { isToRate, type Room } from '../../model/state/room';
import { reportFailure } from '../../sync/report-failure';
import { useText } from '../../texts';
import { RequestBar } from './request-bar';
import { composerStateOf } from './composer-state';
import styles from './composer.module.css';
import { MessageInput } from './message-input';

const loadRating = () =>
  import(/* webpackChunkName: "chat-sheets" */ './rate-conversation').then((it) => it.RateConversation);

/** The message field, or the reason why the guest cannot write in this room. */
export function Composer({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const state = composerStateOf(room);
  if (state === 'asked') return <RequestBar room={room} />;
  if (state === 'open') return <MessageInput room={room} />;
  if (state === 'closed-open') {
    return (
      <>
        <LazyPart load={loadRating} isWanted={isToRate(room)} with={{ room }} />
        <p className={styles.note}>{text('This conversation is closed. Send a message to reopen it.')}</p>
        <MessageInput room={room} />
      </>
    );
  }
  return (
    <div className={styles.shut}>
      <p>
        {state === 'waiting'
          ? text('Waiting for them to accept your message.')
          : text("You can't send messages in this chat.")}
      </p>
      {state === 'blocked-by-you' && (
        <Button look="quiet" onClick={() => void chat.unblock(room.id).catch(reportFailure)}>
          {text('Unblock')}
        </Button>
      )}
    </div>
  );
}
