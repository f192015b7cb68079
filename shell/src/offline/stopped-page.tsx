import { Button } from '@guest/shared/ui/button/button';
import { MessageState } from '@guest/shared/ui/state/message-state';
import CirclePause from 'lucide/dist/esm/icons/circle-pause.mjs';
import { WayOn } from '../way-on/way-on';
import { useLateText } from '../late-texts/use-late-text';

/** Replaces a page whose loading the guest cancelled. */
export function StoppedPage({ onRetry }: { onRetry: () => void }) {
  const text = useLateText();
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
          <WayOn />
        </>
      }
    >
      <p>{text('Nothing is lost. Try again when the connection is better.')}</p>
    </MessageState>
  );
}
