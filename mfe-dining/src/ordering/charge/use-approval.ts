import { useHost } from '@guest/shared';
import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import { isApiError, isUnanswered } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useOrderText } from '../../late-texts/order-texts';

/**
 * Manages the PIN input and exchanges the PIN for an approval, so that a stored request never contains the
 * PIN.
 */
export function useApproval() {
  const { api } = useHost();
  const text = useOrderText();
  const property = usePathParam('property');
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false);

  async function ask(): Promise<string | undefined> {
    // A double tap counts as one attempt.
    if (underWay.current) return undefined;
    underWay.current = true;
    setIsBusy(true);
    try {
      const call = { params: { property }, body: { pin }, isToastSuppressed: true };
      return (await api.call(chargePinContract.approveCharge, call)).approval;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(isUnanswered(failure) ? text("We couldn't send this. Please try again.") : failure.message);
      return undefined;
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  }
  return {
    pin,
    error,
    isBusy,
    typed(value: string) {
      setPin(value);
      setError(undefined);
    },
    /** Resolves to `undefined` if the attempt failed and the field shows the error. */
    ask,
  };
}
