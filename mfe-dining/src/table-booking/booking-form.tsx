import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet.contract';
import {
  tableBookingContract,
  type BookingPolicy,
  type Hold,
  type TableBooking,
} from '@guest/shared/contracts/table-booking.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Dialog } from '@guest/shared/ui/dialog';
import { Form, type Answers } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useRef, useState } from 'react';
import { useLateText } from '../late/late-texts';
import { detailsIn, DetailFields } from './detail-fields';
import { intentionDone, intentionKey } from './intention-key';
import { useBookingChanged } from './use-booking';
import { useFormTexts } from './use-form-texts';
import type { Holding } from './use-hold';
import { useWish } from './use-wish';

/** Books what is kept, or puts it in the place of what was booked before. */
export function BookingForm(props: {
  outlet: Outlet;
  hold: Hold;
  holding: Holding;
  changed: TableBooking | undefined;
  policy: BookingPolicy | undefined;
}) {
  const { outlet, hold, holding, changed, policy } = props;
  const text = useLateText();
  const { api } = useHost();
  const property = usePathParam('property');
  const { wishFor } = useWish();
  const bookingChanged = useBookingChanged();
  const [warning, setWarning] = useState<string>();
  const isAnyway = useRef(false);
  const inForm = useRef<HTMLInputElement>(null);

  async function send(answers: Answers, signal: AbortSignal): Promise<TableBooking> {
    const details = { ...detailsIn(answers, policy), ...(isAnyway.current && { isAnyway: true }) };
    isAnyway.current = false;
    const { holdUuid } = hold;
    try {
      return changed
        ? await change({ version: changed.version, holdUuid, ...details })
        : await book({ holdUuid, ...details });
    } catch (error) {
      const code = isApiError(error) ? error.reply?.code : undefined;
      if (code === 'already_booked' && error instanceof Error) setWarning(error.message);
      if (code === 'hold_expired') holding.isOver();
      throw error;
    }

    function book(body: { holdUuid: string }) {
      const params = { property, outlet: outlet.slug };
      const headers = intentionKey('book', body);
      return api.call(tableBookingContract.bookTable, {
        params,
        body,
        headers,
        signal,
        isToastSuppressed: true,
      });
    }
    function change(body: { version: number; holdUuid: string }) {
      const params = { property, uuid: changed?.uuid ?? '' };
      const headers = intentionKey('change', body);
      return api.call(tableBookingContract.changeTableBooking, {
        params,
        body,
        headers,
        signal,
        isToastSuppressed: true,
      });
    }
  }

  function sent(booking: TableBooking): void {
    intentionDone(changed ? 'change' : 'book');
    holding.isOver();
    bookingChanged(booking);
    wishFor({ booking: booking.uuid, at: null, date: null, party: null, area: null, change: null });
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
      <DetailFields hold={hold} policy={policy} before={changed} />
      <FormActions send={text(actionOf(hold, changed))} />
      <Dialog
        isOpen={warning !== undefined}
        heading={text('Another table that evening?')}
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

function actionOf({ requiresApproval }: Hold, changed: TableBooking | undefined) {
  if (changed) return requiresApproval ? 'Ask for the change' : 'Change my booking';
  return requiresApproval ? 'Ask for this table' : 'Book this table';
}
