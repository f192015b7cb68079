import { useHost } from '@guest/shared';
import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { PageLink } from '@guest/shared/page/page-link';
import { forgetStay, hasForgottenStay } from '@guest/shared/session/forget-stay';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect } from 'react';
import { useAccountText } from '../../profile/texts/account-texts';

/**
 * Says goodbye and asks whether this phone should forget the guest. A phone that has already forgotten the stay, here or
 * in another way, does not do so again: what the guest has chosen since stays, however often the bill is opened.
 */
export function CheckedOut({ reservationNumber }: Pick<GuestBill, 'reservationNumber'>) {
  const text = useAccountText();
  const host = useHost();
  const property = usePathParam('property');
  useEffect(() => {
    const stay = { property, reservationNumber };
    if (!hasForgottenStay(host, stay)) forgetStay(host, stay);
  }, [host, property, reservationNumber]);
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
