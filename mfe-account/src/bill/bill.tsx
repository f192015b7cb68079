import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import { useAccountText } from '../profile/texts/account-texts';
import { BillHead } from './bill-head';
import { BillLines } from './bill-lines';
import styles from './bill.module.css';
import { CheckOut } from './check-out/check-out';
import { useBill } from './use-bill';

/** Shows the bill of the guest's reservation, each line with its reason, and the check-out. */
export function Bill() {
  const text = useAccountText();
  const { data: bill, error, reread } = useBill();
  if (!bill && error) return <NoBill error={error} onRetry={reread} />;
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

function NoBill({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useAccountText();
  const property = usePathParam('property');
  const isRefused = isApiError(error) && (error.status === 409 || error.status === 403);
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your bill')} />
      <EmptyState
        icon={ReceiptText}
        heading={text('No bill yet')}
        action={
          isRefused ? (
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
        <p>{isRefused ? error.message : text("Your bill couldn't be loaded.")}</p>
      </EmptyState>
    </div>
  );
}
