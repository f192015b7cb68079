import type { Owner } from '@guest/shared/routes/routes';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { useText } from '../../texts';
import { partText } from './remote-texts';
import { RecoveryLinks } from '../../recovery-links/recovery-links';

/** Shown in place of a page whose remote is unavailable. */
export function RemoteUnavailable({ name, onRetry }: { name: Owner; onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      level={1}
      heading={text("{part} isn't available right now", {
        part: text(partText(name)),
      })}
      retry={text('Try again')}
      onRetry={onRetry}
      action={<RecoveryLinks />}
    >
      <p>{text('Everything else works. Try again in a moment or ask reception.')}</p>
    </ErrorState>
  );
}
