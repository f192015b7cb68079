import { useHost } from '@guest/shared';
import { chargePinContract } from '../contracts/charge-pin/charge-pin.contract';
import { isApiError, isNetworkError } from '../http/api-error';
import { usePathParam } from '../page/path-param';
import { useRef, useState } from 'react';

export type ChargeApproval = ReturnType<typeof useChargeApproval>;

/**
 * Manages the PIN input and exchanges the PIN for an approval, so that a stored request never contains the
 * PIN. `notSent` is shown if the server did not reply.
 */
export function useChargeApproval(notSent: string) {
  const { api } = useHost();
  const property = usePathParam('property');
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isInFlight = useRef(false);

  async function requestApproval(): Promise<string | undefined> {
    // A double tap counts as one attempt.
    if (isInFlight.current) return undefined;
    isInFlight.current = true;
    setIsBusy(true);
    try {
      const call = { params: { property }, body: { pin }, isToastSuppressed: true };
      return (await api.call(chargePinContract.approveCharge, call)).approval;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(isNetworkError(failure) ? notSent : failure.message);
      return undefined;
    } finally {
      isInFlight.current = false;
      setIsBusy(false);
    }
  }
  return {
    pin,
    error,
    isBusy,
    changePin(value: string) {
      setPin(value);
      setError(undefined);
    },
    /** Resolves to `undefined` if the attempt failed and the field shows the error. */
    requestApproval,
  };
}
