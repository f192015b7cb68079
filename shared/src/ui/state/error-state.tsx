import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { MessageState } from './message-state';

/**
 * The state after a failure: what happened, what is safe and what to do. `retry` is the label of the button.
 */
export function ErrorState(props: {
  heading: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  retry: string;
  onRetry: () => void;
  /** An alternative to trying again. */
  action?: ReactNode;
}) {
  const { retry, onRetry, action, ...rest } = props;
  return (
    <div role="alert">
      <MessageState
        {...rest}
        icon={CloudOff}
        actions={
          <>
            <Button look="primary" onClick={onRetry}>
              {retry}
            </Button>
            {action}
          </>
        }
      />
    </div>
  );
}
