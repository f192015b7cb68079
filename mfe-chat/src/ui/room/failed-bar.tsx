import { Button } from '@guest/shared/ui/button/button';
import { useChat, useChatState } from '../context/chat-context';
import { echoesIn } from '../../model/message/log';
import { useText } from '../../texts';
import styles from './failed-bar.module.css';

/** Shows the failed messages of the room with the available actions. */
export function FailedBar({ roomId }: { roomId: string }) {
  const text = useText();
  const chat = useChat();
  const keys = useChatState(({ logs }) => {
    const log = logs[roomId];
    const stuck = log
      ? echoesIn(log).filter(({ sending }) => sending === 'failed' || sending === 'held')
      : [];
    return stuck.map(({ key }) => key).join(' ');
  });
  if (keys === '') return null;
  const failed = keys.split(' ');
  return (
    <div role="alert" className={styles.bar}>
      <p className={styles.words}>
        {text('{count, plural, one {One message was not sent.} other {# messages were not sent.}}', {
          count: failed.length,
        })}
      </p>
      <Button look="quiet" onClick={() => chat.retryAll(roomId)}>
        {text('Retry all')}
      </Button>
      <Button look="quiet" onClick={() => failed.forEach((key) => chat.discard(key))}>
        {text('Delete')}
      </Button>
    </div>
  );
}
