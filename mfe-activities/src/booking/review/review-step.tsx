import { useChargeApproval } from '@guest/shared/session/use-charge-approval';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { SlowNotice } from '@guest/shared/ui/state/slow-notice';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import type { BookingError } from '../model/booking-error';
import type { BookingFlow, BookingMode } from '../model/use-booking-flow';
import type { useHoldPlaces } from '../model/use-hold-places';
import { useSubmitBooking } from '../model/use-submit-booking';
import { BookingBar } from '../parts/booking-bar';
import styles from '../parts/parts.module.css';
import { BookingErrorNotice } from '../parts/booking-error-notice';
import { StepHead } from '../parts/step-head';
import { OverlapList, OverlapNotice } from '../parts/overlap-notice';
import { PaymentChoice } from './payment-choice';
import { paymentOf, paymentOptions } from './payment-options';
import { ReviewFacts } from './review-facts';
import { CancellationTerms } from './cancellation-terms';

/** The last step: everything at a glance, the payment, and the button that books. */
export function ReviewStep(props: {
  flow: BookingFlow;
  holding: Pick<ReturnType<typeof useHoldPlaces>, 'holdPlaces' | 'busyWith'>;
}) {
  const { flow, holding } = props;
  const text = useLazyText();
  const { draft, mode, bookingError, hold, isSending, setBookingError } = flow;
  const { submit } = useSubmitBooking(flow);
  const approval = useChargeApproval(text("We couldn't send this. Please try again."));
  const options = paymentOptions(flow);
  const payment = paymentOf(options, draft.payment);
  const total = bookingError?.price && mode === 'change' ? bookingError.price.total : flow.total;
  const isPinWanted =
    payment === 'room_charge' &&
    (bookingError?.code === 'pin_required' ||
      options.some((it) => it.method === payment && it.needsPin === true));
  const overlaps = mode === 'book' ? (hold?.overlaps ?? []) : [];

  async function confirm(isAnyway: boolean): Promise<void> {
    if (payment === undefined) return;
    const approved = isPinWanted ? await approval.requestApproval() : undefined;
    if (isPinWanted && approved === undefined) return;
    await submit({ payment, approval: approved, isAnyway, shown: total });
  }
  return (
    <div className={styles.step}>
      <StepHead flow={flow} step={4} heading={text(HEADINGS[mode])} />
      <BookingErrorNotice flow={flow} holding={holding} />
      <ReviewFacts flow={flow} total={total} />
      <OverlapNotice overlaps={overlaps} />
      {mode !== 'change' && total.amount > 0 && (
        <PaymentChoice flow={flow} options={options} chosen={payment} />
      )}
      {isPinWanted && (
        <TextField
          name="pin"
          kind="number"
          label={text('Your PIN')}
          help={text('Forgot your PIN? Reception can remove it.')}
          autoComplete="off"
          maxLength={20}
          value={approval.pin}
          onChange={({ target }) => approval.changePin(target.value)}
          {...(approval.error !== undefined && { error: approval.error })}
        />
      )}
      <CancellationTerms flow={flow} />
      {isSending && (
        <SlowNotice
          text={text('Still working. The connection is slow.')}
          stop={text('View your bookings')}
          onStop={() => flow.updateBookingQuery({ session: null, step: null, wait: null })}
        />
      )}
      <div>
        <Button look="quiet" onClick={() => flow.updateBookingQuery({ step: 'details' })}>
          {text('Change details')}
        </Button>
      </div>
      <BookingBar
        flow={flow}
        total={total}
        label={text(
          labelOf(mode, { isRequest: flow.bookable.requiresApproval, isAnyway: overlaps.length > 0 }),
        )}
        isBusy={isSending || approval.isBusy}
        isDisabled={payment === undefined}
        onContinue={() => void confirm(overlaps.length > 0)}
      />
      <OverlapDialog
        bookingError={bookingError}
        onCancel={() => setBookingError(undefined)}
        onConfirm={() => void confirm(true)}
      />
    </div>
  );
}

const HEADINGS: Record<BookingMode, LazyTextKey> = {
  book: 'Review and book',
  wait: 'Join the waiting list',
  change: 'Review your change',
};

function labelOf(
  mode: BookingMode,
  { isRequest, isAnyway }: { isRequest: boolean; isAnyway: boolean },
): LazyTextKey {
  if (mode === 'change') return 'Change booking';
  if (mode === 'wait') return 'Join waiting list';
  if (isAnyway) return 'Book anyway';
  return isRequest ? 'Send request' : 'Book';
}

/** Something else of the guest is at the same time, which the server has noticed only now. */
function OverlapDialog(props: {
  bookingError: BookingError | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { bookingError, onCancel, onConfirm } = props;
  const text = useLazyText();
  return (
    <Dialog
      isOpen={bookingError?.code === 'overlaps'}
      heading={text('At the same time')}
      look="primary"
      cancel={text('Go back')}
      confirm={text('Book anyway')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{bookingError?.message}</p>
      <OverlapList overlaps={bookingError?.overlaps ?? []} />
    </Dialog>
  );
}
