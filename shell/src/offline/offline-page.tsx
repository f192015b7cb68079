import { MessageState } from '@guest/shared/ui/state/message-state';
import { Button } from '@guest/shared/ui/button/button';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useHost } from '@guest/shared';
import { useEffect } from 'react';
import { RecoveryLinks } from '../recovery-links/recovery-links';
import { useLazyText } from '../lazy-texts/use-lazy-text';

/** Replaces a page that is not cached on this device while there is no connection. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const text = useLazyText();
  const { layout } = useHost();
  useEffect(() => layout.subscribe(({ isOffline }) => !isOffline && onRetry()), [layout, onRetry]);
  return (
    <MessageState
      icon={WifiOff}
      level={1}
      heading={text("You're offline")}
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            {text('Try again')}
          </Button>
          <RecoveryLinks />
        </>
      }
    >
      <p>
        {text("You haven't opened this page on this device yet. It will open as soon as you're back online.")}
      </p>
    </MessageState>
  );
}
