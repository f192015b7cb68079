import type { CheckOutState } from '@guest/shared/contracts/check-out/check-out.contract';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { useAccountText } from '../../profile/texts/account-texts';
import { CheckOutForm, type CheckOutFormProps } from './check-out-form';
import styles from './check-out.module.css';

interface CheckOutStepProps extends Omit<CheckOutFormProps, 'state'> {
  read: { data: CheckOutState | undefined; isError: boolean; refetch: () => unknown };
}

/**
 * The last step of the check-out. An express check-out cancels what the guest does not keep, so its form waits until
 * what is still ahead can be shown. Reception, which prepares a check-out elsewhere, cancels nothing.
 */
export function CheckOutStep({ read, ...form }: CheckOutStepProps) {
  const text = useAccountText();
  const { data: state } = read;
  if (state || form.bill.checkout.kind !== 'express') return <CheckOutForm {...form} state={state} />;
  if (!read.isError)
    return (
      <div className={styles.waiting}>
        <Skeleton shape="row" count={3} />
      </div>
    );
  return (
    <FailedPart
      texts={{ failed: text("We couldn't load this."), retry: text('Try again') }}
      onRetry={() => void read.refetch()}
    />
  );
}
