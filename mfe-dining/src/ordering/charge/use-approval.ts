import { useHost } from '@guest/shared';
import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import { isApiError, isUnanswered } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRef, useState } from 'react';
import { useOrderText } from '../../late-texts/order-texts';

/** The PIN of the stay, as it is typed, and what it is exchanged for: nothing that is kept for a later try holds it. */
export function useApproval() {
  const { api } = useHost();
  const text = useOrderText();
  const property = usePathParam('property');
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false);

  async function ask(): Promise<string | undefined> {
    // A double tap is one try.
    if (underWay.current) return undefined;
    underWay.current = true;
    setIsBusy(true);
    try {
      const call = { params: { property }, body: { pin }, isToastSuppressed: true };
      return (await api.call(chargePinContract.approveCharge, call)).approval;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(isUnanswered(failure) ? text('That did not reach us. Please try again.') : failure.message);
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
    /** Undefined where the field has said why not. */
    ask,
  };
}
