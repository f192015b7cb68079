import { useHost } from '@guest/shared';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import { useState } from 'react';
import { reportFailure } from '../../sync/report-failure';
import { useRequestText } from '../texts/request-texts';
import { useRequests } from './requests-context';

type StatusChange = Omit<RequestOf<'changeStatusRequest'>, 'trackingId'>;

/** Changes the status of a request. After a failure the guest sees the reason and can try again. */
export function useRequestStep({ trackingId }: Ticket) {
  const text = useRequestText();
  const { toast } = useHost();
  const requests = useRequests();
  const [isBusy, setIsBusy] = useState(false);

  async function step(step: StatusChange): Promise<boolean> {
    setIsBusy(true);
    try {
      await requests.step({ trackingId, ...step });
      return true;
    } catch (error) {
      const isRefused = isSocketError(error) && error.status !== 0;
      toast('error', isRefused ? error.message : text("We couldn't send this. Please try again."));
      // A conflict means that the request has changed meanwhile, so the list is reloaded.
      if (isRefused && error.status === 409) void requests.reload().catch(reportFailure);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, step };
}
