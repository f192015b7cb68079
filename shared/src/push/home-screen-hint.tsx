import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useState } from 'react';
import { useHost } from '@guest/shared';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/state/notice';
import { declinePush, isHomeScreenNeeded } from './push-support';

/** Says, in place of the offer of notifications, that on this device only a page on the home screen has them. */
export function HomeScreenHint({ texts }: { texts: { heading: string; body: string; decline: string } }) {
  const host = useHost();
  const [isShown, setShown] = useState(() => isHomeScreenNeeded(host));
  if (!isShown) return null;

  function decline(): void {
    declinePush();
    setShown(false);
  }
  return (
    <Notice
      tone="accent"
      icon={Smartphone}
      heading={texts.heading}
      action={
        <Button look="quiet" onClick={decline}>
          {texts.decline}
        </Button>
      }
    >
      <p>{texts.body}</p>
    </Notice>
  );
}
