import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { usePathParam } from '@guest/shared/page/path-param';
import { useState } from 'react';
import { useChat } from '../context/chat-context';
import { useListViewStore } from '../context/list-view-context';
import type { Room } from '../../model/state/room';
import { errorTextOf } from '../../format/error-text';
import { useText } from '../../texts';
import styles from './request-bar.module.css';

/**
 * A message request from another guest: the first message is readable, but the guest must accept before
 * writing.
 */
export function RequestBar({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const go = useNavigateTo();
  const view = useListViewStore();
  const { toast } = useHost();
  const property = usePathParam('property');
  const [isBusy, setBusy] = useState(false);
  const key = room.lastMessage?.key;

  async function answer(action: () => Promise<void>, then?: () => void) {
    setBusy(true);
    try {
      await action();
      then?.();
    } catch (error) {
      toast('error', errorTextOf(error, text));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label={text('Message request')} className={styles.bar}>
      <p>
        {text("{name} would like to message you. They'll only know if you accept.", {
          name: room.roomName,
        })}
      </p>
      <div className={styles.answers}>
        <Button look="primary" isBusy={isBusy} onClick={() => void answer(() => chat.accept(room.id))}>
          {text('Accept')}
        </Button>
        <Button
          isBusy={isBusy}
          onClick={() =>
            void answer(
              () => chat.decline(room.id),
              () => go('property-chat', { property }),
            )
          }
        >
          {text('Decline')}
        </Button>
        {key !== undefined && (
          <Button look="quiet" onClick={() => view.getState().actionsOpened(key)}>
            {text('Report')}
          </Button>
        )}
      </div>
    </section>
  );
}
