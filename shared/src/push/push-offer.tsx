import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { useState } from 'react';
import { useHost } from '@guest/shared';
import { usePathParam } from '../page/path-param';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/state/notice';
import { canOfferPush, declinePush } from './push-support';
import { subscribeDevice } from './subscribe-device';

interface PushOfferProps {
  texts: {
    heading: string;
    body: string;
    accept: string;
    decline: string;
    accepted: string;
    failed: string;
  };
}

/**
 * Offers notifications on this device, after the guest has sent a message, an order or a booking. The
 * browser's permission prompt appears only after the guest's tap.
 */
export function PushOffer({ texts }: PushOfferProps) {
  const host = useHost();
  const property = usePathParam('property');
  const [isOffered, setOffered] = useState(() => canOfferPush(host, property));
  const [isBusy, setBusy] = useState(false);
  if (!isOffered) return null;

  async function accept(): Promise<void> {
    setBusy(true);
    try {
      const isOn = await subscribeDevice(host, property);
      setOffered(false);
      host.toast(isOn ? 'success' : 'error', isOn ? texts.accepted : texts.failed);
    } catch {
      // The offer stays, so that the guest can try again.
      host.toast('error', texts.failed);
    }
    setBusy(false);
  }
  function decline(): void {
    declinePush();
    setOffered(false);
  }
  return (
    <Notice
      tone="accent"
      icon={BellRing}
      heading={texts.heading}
      action={
        <>
          <Button isBusy={isBusy} onClick={() => void accept()}>
            {texts.accept}
          </Button>
          <Button look="quiet" onClick={decline}>
            {texts.decline}
          </Button>
        </>
      }
    >
      <p>{texts.body}</p>
    </Notice>
  );
}
