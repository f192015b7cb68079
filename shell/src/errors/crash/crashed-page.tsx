import type { Owner } from '@guest/shared/routes/routes';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { useText } from '../../texts';
import { partText } from '../parts/remote-texts';
import { WayOn } from '../../way-on/way-on';
import { CrashFacts } from './crash-facts';
import { useLateText } from '../../late-texts/use-late-text';

export interface Crash {
  name: Owner;
  error: unknown;
  onReload: () => void;
}

/** Replaces a page that loaded but threw while rendering. */
export function CrashedPage({ name, error, onReload }: Crash) {
  const text = useText();
  const lateText = useLateText();
  return (
    <ErrorState
      level={1}
      heading={lateText('{part} has stopped working', { part: text(partText(name)) })}
      retry={lateText('Reload this part')}
      onRetry={onReload}
      action={<WayOn />}
    >
      <p>{lateText('Everything else works, and anything you sent is safe.')}</p>
      <CrashFacts name={name} error={error} />
    </ErrorState>
  );
}
