import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import {
  tableBookingContract,
  type BookingPolicy,
  type NearSlot,
  type TableBooking,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { CallOptions } from '@guest/shared/http/api-client';
import { isApiError, type ApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useRef, useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { readDetails, DetailFields } from './detail-fields';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';
import { AlternativeList } from '../parts/alternative-times';
import type { BookingDraft } from '../model/booking-draft';
import { isTableBookingUrl, useBookingChanged } from '../model/use-booking-changed';
import { nearestSlots } from '../model/nearest-slots';
import { useFormTexts } from '../../lazy-texts/use-form-texts';
import type { Holding } from '../model/use-hold';
import { useBookingQuery } from '../model/use-booking-query';

/** Books the held table, or replaces an existing booking. */
export function BookingForm(props: {
  outlet: Outlet;
  draft: BookingDraft;
  holding: Holding;
  changed: TableBooking | undefined;
  policy: BookingPolicy | undefined;
  /** Called when a request starts and when it ends. */
  onSending: (isSending: boolean) => void;
  /** Called when the server reports that the hold has expired. */
  onExpired: () => void;
  onBooked: (uuid: string) => void;
  onBack: () => void;
}) {
  const { outlet, draft, holding, changed, policy, onSending, onExpired, onBooked, onBack } = props;
  const text = useLazyText();
  const { api, queries } = useHost();
  const property = usePathParam('property');
  const { updateBookingQuery } = useBookingQuery();
  const bookingChanged = useBookingChanged();
  const [warning, setWarning] = useState<string>();
  const [nearest, setNearest] = useState<NearSlot[]>([]);
  const isAnyway = useRef(false);
  const hiddenInput = useRef<HTMLInputElement>(null);

  async function send(answers: FormValues, signal: AbortSignal): Promise<TableBooking> {
    const details = { ...readDetails(answers, policy), ...(isAnyway.current && { isAnyway: true }) };
    isAnyway.current = false;
    setNearest([]);
    const callOptions = { signal, isToastSuppressed: true };
    onSending(true);
    try {
      return await (changed ? change(changed, details, callOptions) : book(details, callOptions));
    } catch (error) {
      if (isApiError(error)) handleRefusal(error);
      throw error;
    } finally {
      onSending(false);
    }
  }

  function book(details: ReturnType<typeof readDetails>, callOptions: CallOptions) {
    const params = { property, outlet: outlet.slug };
    const body = { holdUuid: draft.holdUuid ?? '', ...details };
    const headers = idempotencyHeaders('book', body);
    return api.call(tableBookingContract.bookTable, { ...callOptions, params, body, headers });
  }

  function change(
    { uuid, version }: TableBooking,
    details: ReturnType<typeof readDetails>,
    callOptions: CallOptions,
  ) {
    const { localDateTime, partySize, areaUuid = null } = draft;
    const body = { version, localDateTime, partySize, areaUuid, ...details };
    const headers = idempotencyHeaders('change', body);
    return api.call(tableBookingContract.changeTableBooking, {
      ...callOptions,
      params: { property, uuid },
      body,
      headers,
    });
  }

  function handleRefusal({ message, reply }: ApiError): void {
    if (reply?.code === 'already_booked') setWarning(message);
    if (reply?.code === 'hold_expired') onExpired();
    setNearest(nearestSlots(reply));
    // Staff may have changed the booking in the meantime; after a refetch the guest decides again.
    if (changed)
      void queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isTableBookingUrl(url) });
  }

  function handleBooked(booking: TableBooking): void {
    clearIdempotencyKey(changed ? 'change' : 'book');
    holding.clear();
    bookingChanged(booking);
    onBooked(booking.uuid);
    updateBookingQuery({
      booking: booking.uuid,
      at: null,
      date: null,
      party: null,
      area: null,
      change: null,
    });
  }

  /** If the new time cannot be held either, the list of times shows the error. */
  function choose(at: string, date: string): void {
    updateBookingQuery({ at, date }, { isHoldWanted: !changed });
    if (!changed) holding.clear();
  }

  return (
    <Form
      draft={`${property}-table-${outlet.slug}`}
      name={text('About your visit')}
      texts={useFormTexts()}
      send={send}
      onSent={handleBooked}
    >
      <input ref={hiddenInput} type="hidden" />
      <AlternativeList times={nearest} onTake={choose} />
      <DetailFields partySize={draft.partySize} policy={policy} before={changed} />
      <FormActions send={text(actionOf(draft, changed))}>
        <Button look="quiet" onClick={onBack}>
          {text('Other time')}
        </Button>
      </FormActions>
      <Dialog
        isOpen={warning !== undefined}
        heading={text('Book a second table?')}
        look="primary"
        cancel={text('Go back')}
        confirm={text('Book anyway')}
        onCancel={() => setWarning(undefined)}
        onConfirm={() => {
          setWarning(undefined);
          isAnyway.current = true;
          hiddenInput.current?.form?.requestSubmit();
        }}
      >
        <p>{warning}</p>
      </Dialog>
    </Form>
  );
}

function actionOf({ requiresApproval }: BookingDraft, changed: TableBooking | undefined) {
  if (changed) return requiresApproval ? 'Request change' : 'Change booking';
  return requiresApproval ? 'Request this table' : 'Book this table';
}
