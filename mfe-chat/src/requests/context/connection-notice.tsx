import { Notice } from '@guest/shared/ui/state/notice';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useIsOffline } from '../../ui/room-parts/use-is-connection-lost';
import { useRequestText } from '../texts/request-texts';

/** Explains what still works without a connection. */
export function ConnectionNotice() {
  const text = useRequestText();
  if (!useIsOffline()) return null;
  return (
    <Notice isAnnounced tone="warning" icon={CloudOff} heading={text("You're offline")}>
      <p>{text("Your requests are saved here and sent as soon as you're back online.")}</p>
    </Notice>
  );
}
