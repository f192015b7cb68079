import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { PageLink } from '@guest/shared/page/page-link';
import { forgetStay } from '@guest/shared/session/forget-stay';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect } from 'react';
import { useAccountText } from '../../profile/texts/account-texts';

/**
 * Says goodbye and asks whether this phone should forget the guest. The phone forgets each stay once: what the guest
 * chooses afterwards stays, however often the bill is opened. `until` is the time of departure, which tells stays apart.
 */
export function CheckedOut({ until }: { until: string }) {
  const text = useAccountText();
  const host = useHost();
  const property = usePathParam('property');
  useEffect(() => {
    const name = `stay-forgotten:${property}`;
    if (deviceStorage.getItem(name) === until) return;
    forgetStay(host, { property });
    deviceStorage.setItem(name, until);
  }, [host, property, until]);
  return (
    <Notice icon={CircleCheck} tone="positive" heading={text("You've checked out")} isAnnounced>
      <p>{text('Thank you for staying with us. Room, PIN and basket are gone from this phone.')}</p>
      <PageLink
        to="property"
        params={{ property }}
        className={buttonClass({ look: 'primary', isWide: true })}
      >
        {text('Stay signed in')}
      </PageLink>
      <ButtonLink look="secondary" isWide to="clear" params={{}}>
        {text('Forget me on this phone')}
      </ButtonLink>
    </Notice>
  );
}
