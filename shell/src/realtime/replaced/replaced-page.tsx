import type { Realtime } from '@guest/shared/realtime/realtime';
import { Button } from '@guest/shared/ui/button/button';
import { MessageState } from '@guest/shared/ui/state/message-state';
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import styles from './replaced-page.module.css';
import { useReplacedText } from './replaced-texts';

/** Covers the whole page while another device of the guest has the connection. */
export function ReplacedPage({ realtime }: { realtime: Pick<Realtime, 'state' | 'useHere'> }) {
  const isReplaced = useStore(realtime.state, ({ connection }) => connection === 'replaced');
  const text = useReplacedText();
  const page = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isReplaced) page.current?.showModal();
    else page.current?.close();
  }, [isReplaced]);

  return (
    <dialog
      ref={page}
      className={styles.page}
      aria-label={text('Chat is open on another device')}
      // The only way out is the button. Browsers close a dialog at the second Escape despite
      // `preventDefault`, so `onClose` opens it again.
      onCancel={(event) => event.preventDefault()}
      onClose={() => realtime.state.getState().connection === 'replaced' && page.current?.showModal()}
    >
      <MessageState
        icon={MonitorSmartphone}
        level={1}
        heading={text('Chat is open on another device')}
        actions={
          <Button look="primary" onClick={realtime.useHere}>
            {text('Use here')}
          </Button>
        }
      >
        <p>
          {text(
            'Only one device can be connected at a time. If you continue here, the other one will be disconnected.',
          )}
        </p>
      </MessageState>
    </dialog>
  );
}
