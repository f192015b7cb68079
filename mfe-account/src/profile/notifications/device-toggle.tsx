import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { isPushBlocked, isPushSupported, savedSubscription } from '@guest/shared/push/push-support';
import { subscribeDevice, unsubscribeDevice } from '@guest/shared/push/subscribe-device';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { Notice } from '@guest/shared/ui/state/notice';
import BellOff from 'lucide/dist/esm/icons/bell-off.mjs';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';

/** Turns notifications on this device on and off, or says why they are impossible. */
export function DeviceToggle({ isOn, onChanged }: { isOn: boolean; onChanged: () => Promise<unknown> }) {
  const text = useAccountText();
  const host = useHost();
  const property = usePathParam('property');
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(isPushBlocked);

  if (!isPushSupported(host)) {
    return (
      <Notice icon={BellOff} heading={text('No notifications in this browser')}>
        <p>{text('On an iPhone or iPad, add this app to your home screen and open it from there.')}</p>
      </Notice>
    );
  }

  async function turn(on: boolean): Promise<void> {
    setBusy(true);
    try {
      const isDone = on
        ? await subscribeDevice(host, property)
        : await unsubscribeDevice(host, property).then(() => true);
      setBlocked(isPushBlocked());
      if (!isDone && !isPushBlocked()) host.toast('error', text("We couldn't turn on notifications."));
      await onChanged();
    } catch {
      host.toast('error', text("That couldn't be saved. Please try again."));
    }
    setBusy(false);
  }
  return (
    <>
      <Toggle
        label={text('Notifications on this device')}
        help={text('They arrive even while the app is closed.')}
        checked={isOn && !isBlocked && savedSubscription(property) !== null}
        disabled={isBusy || isBlocked}
        onChange={(event) => void turn(event.target.checked)}
      />
      {isBlocked && (
        <p role="status">{text("Notifications are blocked. Allow them in your browser's settings.")}</p>
      )}
    </>
  );
}
