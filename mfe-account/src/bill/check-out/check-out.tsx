import { useHost } from '@guest/shared';
import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { Button } from '@guest/shared/ui/button/button';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { Section } from '@guest/shared/ui/section/section';
import { lazy, Suspense, useState } from 'react';
import { guestQuery } from '../../guest/update-session';
import { useAccountText } from '../../profile/texts/account-texts';
import { CheckOutReasons } from './check-out-reasons';
import styles from './check-out.module.css';
import { CheckedOut } from './checked-out';
import { useCheckOutState } from './use-check-out-state';

const CheckOutStep = lazy(() =>
  import(/* webpackChunkName: "part-bill" */ './check-out-step').then((it) => ({ default: it.CheckOutStep })),
);

/** Offers the check-out from the evening before the departure, or says why it is not possible yet. */
export function CheckOut({ bill, onChanged }: { bill: GuestBill; onChanged: () => void }) {
  const text = useAccountText();
  const { kind, canNow, reasons, status: offered } = bill.checkout;
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<'asked' | 'told'>();
  const isAsked = offered === 'asked' || sent === 'asked';
  const read = useCheckOutState(isAsked);
  const state = read.data;
  const host = useHost();
  const property = usePathParam('property');
  // The field takes its default when it appears, so the form waits for the email address.
  const { data: known, isPending } = useQuery(guestQuery(host, property));
  const status = state?.status ?? offered;
  const hasAskedReception = sent === 'told' || (kind === 'desk' && status === 'asked');

  if (status === 'done') return <CheckedOut reservationNumber={bill.reservationNumber} />;
  if (reasons.includes('too_early')) return null;
  return (
    <Section heading={text('Check-out')}>
      <div className={styles.offer}>
        {hasAskedReception && <p role="status">{text('We asked reception to have everything ready.')}</p>}
        {isAsked && !hasAskedReception && status !== 'refused' && (
          <p role="status">{text("We're asking the hotel's system. You can wait here.")}</p>
        )}
        {status === 'refused' && state?.reasons.includes('refused') && !isOpen && (
          <p role="status">{text("The hotel's system didn't accept the check-out. Please ask reception.")}</p>
        )}
        <CheckOutReasons reasons={reasons} />
        {canNow && !hasAskedReception && (
          <Button look="primary" isWide onClick={() => setIsOpen(true)}>
            {kind === 'express' ? text('Check out') : text('Ask reception to prepare')}
          </Button>
        )}
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading={kind === 'express' ? text('Check out') : text('Ask reception to prepare')}
        close={text('Close')}
      >
        <Suspense>
          {isOpen && !isPending && (
            <CheckOutStep
              bill={bill}
              read={read}
              email={known?.user.email}
              onSent={(answered) => {
                setIsOpen(false);
                // A check-out that a condition refuses never reaches the hotel's system; the bill is reread for its reasons.
                if (kind === 'desk') setSent('told');
                else if (answered === 'asked') setSent('asked');
                onChanged();
              }}
              onChanged={onChanged}
            />
          )}
        </Suspense>
      </Sheet>
    </Section>
  );
}
