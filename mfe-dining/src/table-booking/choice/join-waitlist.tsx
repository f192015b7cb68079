import { useHost } from '@guest/shared';
import {
  tableBookingContract,
  type Slot,
  type SlotsReply,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useRef, useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { useBookingChanged } from '../model/use-booking-changed';
import { useDayTimeName } from '../model/use-day-time';
import { useBookingQuery } from '../model/use-booking-query';

/** Joins the waitlist for a full time. */
export function JoinWaitlist(props: {
  slot: Slot | undefined;
  outlet: SlotsReply['outlet'];
  onClose: () => void;
}) {
  const { slot, outlet, onClose } = props;
  const text = useLazyText();
  const dayTime = useDayTimeName();
  const { api, toast } = useHost();
  const property = usePathParam('property');
  const requireGuest = useRequireGuest();
  const bookingChanged = useBookingChanged();
  const { bookingQuery, updateBookingQuery } = useBookingQuery();
  const [isBusy, setIsBusy] = useState(false);
  /** A warning about another table on the same evening; the guest can still join the waitlist. */
  const [warning, setWarning] = useState<string>();
  const isSending = useRef(false);

  async function join(): Promise<void> {
    if (!slot) return;
    if (await requireGuest('edn', { outlet: outlet.slug, outletUuid: outlet.uuid })) return;
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    const request = {
      localDateTime: slot.localDateTime,
      partySize: bookingQuery.partySize,
      areaUuid: bookingQuery.area,
    };
    const body = warning === undefined ? request : { ...request, isAnyway: true };
    const params = { property, outlet: outlet.slug };
    const headers = idempotencyHeaders('wait', body);
    const outcome = await api.send(tableBookingContract.joinWaitlist, { params, body, headers });
    isSending.current = false;
    setIsBusy(false);
    if ('error' in outcome) {
      if (outcome.response?.data?.code === 'already_booked') return setWarning(outcome.error);
      toast('error', outcome.response ? outcome.error : text("We couldn't send this. Please try again."));
      // Without a response the dialog stays open for a retry; an error reply closes it.
      if (outcome.response) close();
      return;
    }
    close();
    bookingChanged(outcome.data);
    updateBookingQuery({ booking: outcome.data.uuid, at: null });
  }
  function close(): void {
    clearIdempotencyKey('wait');
    dismiss();
  }
  function dismiss(): void {
    setWarning(undefined);
    onClose();
  }

  return (
    <Dialog
      isOpen={slot !== undefined}
      heading={
        warning === undefined
          ? text('Join the waiting list for {time}?', { time: slot ? dayTime(slot.localDateTime) : '' })
          : text('Book a second table?')
      }
      look="primary"
      cancel={text('Go back')}
      confirm={text('Join waiting list')}
      isBusy={isBusy}
      onCancel={dismiss}
      onConfirm={() => void join()}
    >
      <p>
        {warning ??
          text("When a table becomes available, we'll offer it to you first and hold it for a few minutes.")}
      </p>
    </Dialog>
  );
}
