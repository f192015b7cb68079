import { Button } from '@guest/shared/ui/button/button';
import { useChat, useChatState } from '../context/chat-context';
import { logOf } from '../../model/state/chat-state';
import { reportFailure } from '../../sync/report-failure';
import { useText } from '../../texts';
import styles from './history-loader.module.css';
import { useIsGap, useMessagesLoad } from '../context/use-messages';

/**
 * Loads older messages at the top of the list: automatically on scrolling up or, after a failure, with a
 * button.
 */
export function HistoryLoader({ roomId }: { roomId: string }) {
  const text = useText();
  const chat = useChat();
  const load = useMessagesLoad(roomId);
  const isGap = useIsGap(roomId);
  const isEmpty = useChatState((it) => logOf(it, roomId).keys.length === 0);
  if (isEmpty || (load !== 'error' && !isGap)) return null;
  return (
    <p role="status" className={styles.top}>
      <span>
        {load === 'error' ? text("Couldn't load earlier messages.") : text('Earlier messages are not shown.')}
      </span>
      <Button look="quiet" onClick={() => void chat.loadOlder(roomId).catch(reportFailure)}>
        {text('Load earlier')}
      </Button>
    </p>
  );
}
