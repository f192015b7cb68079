import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useText } from '../../texts';
import { partText } from '../parts/remote-texts';
import { CrashFacts } from './crash-facts';
import type { CrashProps } from './crashed-page';
import { useLazyText } from '../../lazy-texts/use-lazy-text';

/** Replaces a fragment that loaded but threw while rendering. */
export function CrashedFragment({ name, error, onReload }: CrashProps) {
  const text = useText();
  const lazyText = useLazyText();
  return (
    <Notice
      icon={CloudOff}
      isAnnounced
      action={<Button onClick={onReload}>{lazyText('Reload this part')}</Button>}
    >
      <p>{lazyText('{part} has stopped working', { part: text(partText(name)) })}</p>
      <CrashFacts name={name} error={error} />
    </Notice>
  );
}
