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
import { Form, type Answers } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useRef, useState } from 'react';
import { useLateText } from '../../late-texts/late-texts';
import { detailsIn, DetailFields } from './detail-fields';
import { intentionDone, intentionKey } from '../model/intention-key';
import { NearList } from '../parts/near-times';
import type { Plan } from '../model/plan';
import { isOfTables, useBookingChanged } from '../model/use-booking-changed';
import { nearestIn } from '../model/nearest-in';
import { useFormTexts } from '../../late-texts/use-form-texts';
import type { Holding } from '../model/use-hold';
import { useWish } from '../model/use-wish';

/** Books the held table, or replaces an existing booking. */
export function BookingForm(props: {
  outlet: Outlet;
  plan: Plan;
  holding: Holding;
  changed: TableBooking | undefined;
  policy: BookingPolicy | undefined;
  /** Called when a request starts and when it ends. */
  onSending: (isSending: boolean) => void;
  /** Called when the server reports that the hold has expired. */
  onRunOut: () => void;
  onBooked: (uuid: string) => void;
  onBack: () => void;
}) {
  const { outlet, plan, holding, changed, policy, onSending, onRunOut, onBooked, onBack } = props;
  const text = useLateText();
  const { api, queries } = useHost();
  const property = usePathParam('property');
  const { wishFor } = useWish();
  const bookingChanged = useBookingChanged();
  const [warning, setWarning] = useState<string>();
  const [nearest, setNearest] = useState<NearSlot[]>([]);
  const isAnyway = useRef(false);
  const inForm = useRef<HTMLInputElement>(null);

  async function send(answers: Answers, signal: AbortSignal): Promise<TableBooking> {
    const details = { ...detailsIn(answers, policy), ...(isAnyway.current && { isAnyway: true }) };
    isAnyway.current = false;
    setNearest([]);
    const how = { signal, isToastSuppressed: true };
    onSending(true);
    try {
      return await (changed ? change(changed, details, how) : book(details, how));
    } catch (error) {
      if (isApiError(error)) refused(error);
      throw error;
    } finally {
      onSending(false);
    }
  }

  function book(details: ReturnType<typeof detailsIn>, how: CallOptions) {
    const params = { property, outlet: outlet.slug };
    const body = { holdUuid: plan.holdUuid ?? '', ...details };
    const headers = intentionKey('book', body);
    return api.call(tableBookingContract.bookTable, { ...how, params, body, headers });
  }

  function change({ uuid, version }: TableBooking, details: ReturnType<typeof detailsIn>, how: CallOptions) {
    const { localDateTime, partySize, areaUuid = null } = plan;
    const body = { version, localDateTime, partySize, areaUuid, ...details };
    const headers = intentionKey('change', body);
    return api.call(tableBookingContract.changeTableBooking, {
      ...how,
      params: { property, uuid },
      body,
      headers,
    });
  }

  function refused({ message, reply }: ApiError): void {
    if (reply?.code === 'already_booked') setWarning(message);
    if (reply?.code === 'hold_expired') onRunOut();
    setNearest(nearestIn(reply));
    // Staff may have changed the booking in the meantime; after a refetch the guest decides again.
    if (changed) void queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isOfTables(url) });
  }

  function sent(booking: TableBooking): void {
    intentionDone(changed ? 'change' : 'book');
    holding.isOver();
    bookingChanged(booking);
    onBooked(booking.uuid);
    wishFor({ booking: booking.uuid, at: null, date: null, party: null, area: null, change: null });
  }

  /** If the new time cannot be held either, the list of times shows the error. */
  function choose(at: string, date: string): void {
    wishFor({ at, date }, { isFirm: !changed });
    if (!changed) holding.isOver();
  }

  return (
    <Form
      draft={`${property}-table-${outlet.slug}`}
      name={text('About your visit')}
      texts={useFormTexts()}
      send={send}
      onSent={sent}
    >
      <input ref={inForm} type="hidden" />
      <NearList times={nearest} onTake={choose} />
      <DetailFields partySize={plan.partySize} policy={policy} before={changed} />
      <FormActions send={text(actionOf(plan, changed))}>
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
          inForm.current?.form?.requestSubmit();
        }}
      >
        <p>{warning}</p>
      </Dialog>
    </Form>
  );
}

function actionOf({ requiresApproval }: Plan, changed: TableBooking | undefined) {
  if (changed) return requiresApproval ? 'Request change' : 'Change booking';
  return requiresApproval ? 'Request this table' : 'Book this table';
}
