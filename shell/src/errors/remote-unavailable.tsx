import type { Owner } from '@guest/shared/routes/routes';
import { ErrorState } from '@guest/shared/ui/error-state';
import { useText, type TextKey } from '../texts';
import { WayOn } from './way-on';

/** A remote that is not here is spoken of as the page it has. */
const names: Partial<Record<Owner, TextKey>> = {
  chat: 'Chat',
  discover: 'Share',
  dining: 'Eat & drink',
  activities: 'Activities',
  account: 'Your account',
};

/** One part of the suite has failed, and says so in its own place. */
export function RemoteUnavailable({ name, onRetry }: { name: Owner; onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      level={1}
      heading={text('{part} is not available right now', { part: text(names[name] ?? 'This page') })}
      retry={text('Try again')}
      onRetry={onRetry}
      action={<WayOn />}
    >
      <p>{text('Everything else works. Try again in a moment, or ask at the desk.')}</p>
    </ErrorState>
  );
}
