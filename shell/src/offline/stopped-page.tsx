import { Button } from '@guest/shared/ui/button/button';
import { MessageState } from '@guest/shared/ui/state/message-state';
import CirclePause from 'lucide/dist/esm/icons/circle-pause.mjs';
import { RecoveryLinks } from '../recovery-links/recovery-links';
import { useLazyText } from '../lazy-texts/use-lazy-text';

/** Replaces a page whose loading the guest cancelled. */
export function StoppedPage({ onRetry }: { onRetry: () => void }) {
  const text = useLazyText();
  return (
    <MessageState
      icon={CirclePause}
      level={1}
      heading={text('Loading stopped')}
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            {text('Try again')}
          </Button>
          <RecoveryLinks />
        </>
      }
    >
      <p>{text('Nothing is lost. Try again when the connection is better.')}</p>
    </MessageState>
  );
}
