import { Notice } from '@guest/shared/ui/state/notice';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { usePropertyTime } from '../../format/use-property-time';
import { useIsOffline } from '../../ui/room-parts/use-is-connection-lost';
import { useRequestText } from '../texts/request-texts';
import { useRequestsState } from './requests-context';

/** Explains what still works without a connection. */
export function ConnectionNotice() {
  const text = useRequestText();
  const at = usePropertyTime();
  const updated = useRequestsState(({ copy }) => copy?.at);
  if (!useIsOffline()) return null;
  return (
    <Notice isAnnounced tone="warning" icon={CloudOff} heading={text("You're offline")}>
      <p>{text("Your requests are saved here and sent as soon as you're back online.")}</p>
      {updated !== undefined && (
        <p>{text('Updated {time}', { time: at(new Date(updated).toISOString()) })}</p>
      )}
    </Notice>
  );
}
