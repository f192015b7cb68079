import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import type { BillRefusal } from '@guest/shared/contracts/bill/bill-refusal';
import { useAccountText, type AccountTextKey } from '../profile/texts/account-texts';
import { BillHead } from './bill-head';
import { BillLines } from './bill-lines';
import styles from './bill.module.css';
import { CheckOut } from './check-out/check-out';
import { useBill } from './use-bill';

const REFUSALS: Record<BillRefusal, AccountTextKey> = {
  stay_unverified: 'Link your stay first to see your bill.',
  bill_unavailable: 'Your bill is available during your stay and for 30 days after it.',
};

/** Shows the bill of the guest's reservation, each line with its reason, and the check-out. */
export function Bill() {
  const text = useAccountText();
  const { data: bill, error, refusal, reread } = useBill();
  if (refusal) return <NoBill reason={text(REFUSALS[refusal])} />;
  if (!bill && error) return <NoBill reason={reasonOf(error)} onRetry={reread} />;
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your bill')} />
      {bill ? (
        <>
          <BillHead bill={bill} />
          <BillLines bill={bill} onAsked={reread} />
          <Button look="secondary" className={styles.screenOnly} onClick={() => globalThis.print()}>
            {text('Print')}
          </Button>
          <CheckOut bill={bill} onChanged={reread} />
        </>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </div>
  );
}

/** The server's own words for a refusal; another failure has none. */
const reasonOf = (error: Error): string | undefined =>
  isApiError(error) && (error.status === 409 || error.status === 403) ? error.message : undefined;

function NoBill({ reason, onRetry }: { reason?: string | undefined; onRetry?: () => void }) {
  const text = useAccountText();
  const property = usePathParam('property');
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your bill')} />
      <EmptyState
        icon={ReceiptText}
        heading={text('No bill yet')}
        action={
          reason !== undefined ? (
            <ButtonLink look="primary" to="property-reservations" params={{ property }}>
              {text('Your stays')}
            </ButtonLink>
          ) : (
            <Button look="primary" onClick={onRetry}>
              {text('Try again')}
            </Button>
          )
        }
      >
        <p>{reason ?? text("Your bill couldn't be loaded.")}</p>
      </EmptyState>
    </div>
  );
}
