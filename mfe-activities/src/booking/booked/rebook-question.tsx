import { useHost } from '@guest/shared';
import { moneyText } from '@guest/shared/format/money';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import type { BookingError } from '../model/booking-error';
import type { useRebook } from '../model/use-rebook';
import { OverlapList } from '../parts/overlap-notice';

/** Asks whether the guest agrees to what is different about the session that replaces the booked one. */
export function RebookQuestion({ rebooking }: { rebooking: ReturnType<typeof useRebook> }) {
  const text = useLazyText();
  const { lang } = useHost();
  const { question } = rebooking;
  const { heading, confirm } = wordsOf(question);
  return (
    <Dialog
      isOpen={question !== undefined}
      heading={text(heading)}
      look="primary"
      cancel={text('Go back')}
      confirm={text(confirm)}
      isBusy={rebooking.busyWith !== undefined}
      onCancel={rebooking.dismiss}
      onConfirm={() => void rebooking.confirm()}
    >
      <p>{question?.message}</p>
      {question?.price && (
        <p>
          {text('The total is now {price}. Nothing has been booked yet.', {
            price: moneyText(question.price.total, lang),
          })}
        </p>
      )}
      {question?.waiver && <p dir="auto">{question.waiver.text}</p>}
      <OverlapList overlaps={question?.overlaps ?? []} />
    </Dialog>
  );
}

function wordsOf(question: BookingError | undefined): { heading: LazyTextKey; confirm: LazyTextKey } {
  if (question?.price) return { heading: 'The price has changed', confirm: 'Book' };
  if (question?.waiver) return { heading: 'Safety note', confirm: 'I have read this and agree' };
  return { heading: 'At the same time', confirm: 'Book anyway' };
}
