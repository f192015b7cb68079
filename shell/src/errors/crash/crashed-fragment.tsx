import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useText } from '../../texts';
import { partText } from '../parts/remote-texts';
import { CrashFacts } from './crash-facts';
import type { Crash } from './crashed-page';
import { useLateText } from '../../late-texts/use-late-text';

/** Replaces a fragment that loaded but threw while rendering. */
export function CrashedFragment({ name, error, onReload }: Crash) {
  const text = useText();
  const lateText = useLateText();
  return (
    <Notice
      icon={CloudOff}
      isAnnounced
      action={<Button onClick={onReload}>{lateText('Reload this part')}</Button>}
    >
      <p>{lateText('{part} has stopped working', { part: text(partText(name)) })}</p>
      <CrashFacts name={name} error={error} />
    </Notice>
  );
}
