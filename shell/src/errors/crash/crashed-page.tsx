import type { Owner } from '@guest/shared/routes/routes';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { useText } from '../../texts';
import { partText } from '../parts/remote-texts';
import { RecoveryLinks } from '../../recovery-links/recovery-links';
import { CrashFacts } from './crash-facts';
import { useLazyText } from '../../lazy-texts/use-lazy-text';

export interface CrashProps {
  name: Owner;
  error: unknown;
  onReload: () => void;
}

/** Replaces a page that loaded but threw while rendering. */
export function CrashedPage({ name, error, onReload }: CrashProps) {
  const text = useText();
  const lazyText = useLazyText();
  return (
    <ErrorState
      level={1}
      heading={lazyText('{part} has stopped working', { part: text(partText(name)) })}
      retry={lazyText('Reload this part')}
      onRetry={onReload}
      action={<RecoveryLinks />}
    >
      <p>{lazyText('Everything else works, and anything you sent is safe.')}</p>
      <CrashFacts name={name} error={error} />
    </ErrorState>
  );
}
