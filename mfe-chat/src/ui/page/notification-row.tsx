import { deviceStorage } from '@guest/shared/storage/device-storage';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { useState } from 'react';
import { useText } from '../../texts';

const DECLINED = 'chat-notifications-declined';

/**
 * Offers notifications until the guest accepts or declines. The browser's permission prompt appears only
 * after the guest's tap.
 */
export function NotificationRow() {
  const text = useText();
  const [isOffered, setOffered] = useState(canBeOffered);
  if (!isOffered) return null;

  const accept = () => {
    setOffered(false);
    Notification.requestPermission().catch(reportError);
  };
  const decline = () => {
    deviceStorage.setItem(DECLINED, 'true');
    setOffered(false);
  };
  return (
    <Notice
      tone="accent"
      icon={BellRing}
      heading={text('Never miss a reply')}
      action={
        <>
          <Button onClick={accept}>{text('Turn on notifications')}</Button>
          <Button look="quiet" onClick={decline}>
            {text('Not now')}
          </Button>
        </>
      }
    >
      <p>{text("Get notified of new messages while you're doing something else.")}</p>
    </Notice>
  );
}

const canBeOffered = () =>
  'Notification' in globalThis &&
  Notification.permission === 'default' &&
  deviceStorage.getItem(DECLINED) === null;
