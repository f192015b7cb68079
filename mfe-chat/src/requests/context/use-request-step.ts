import { useHost } from '@guest/shared';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { useState } from 'react';
import { reportFailure } from '../../sync/report-failure';
import { useRequestText } from '../texts/request-texts';
import { useRequests } from './requests-context';

type Step = Omit<Ask<'changeStatusRequest'>, 'trackingId'>;

/** Takes a request a step on; where that fails, the guest is told why and may tap again. */
export function useRequestStep({ trackingId }: Ticket) {
  const text = useRequestText();
  const { toast } = useHost();
  const requests = useRequests();
  const [isBusy, setIsBusy] = useState(false);

  async function step(step: Step): Promise<boolean> {
    setIsBusy(true);
    try {
      await requests.step({ trackingId, ...step });
      return true;
    } catch (error) {
      const isRefused = isSocketError(error) && error.status !== 0;
      toast('error', isRefused ? error.message : text('That did not reach us. Please try again.'));
      // What it is by now may be the reason.
      if (isRefused && error.status === 409) void requests.reload().catch(reportFailure);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, step };
}
