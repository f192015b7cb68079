import type { GuestBill, GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { lazy, Suspense, useState } from 'react';
import { useAccountText } from '../profile/texts/account-texts';
import { BillLineRow } from './bill-line-row';
import styles from './bill.module.css';

const LineQuestionForm = lazy(() =>
  import(/* webpackChunkName: "part-bill" */ './line-question-form').then((it) => ({
    default: it.LineQuestionForm,
  })),
);

/** Lists the lines of the bill. Each can be questioned. */
export function BillLines({ bill, onAsked }: { bill: GuestBill; onAsked: () => void }) {
  const text = useAccountText();
  const [asking, setAsking] = useState<GuestBillLine>();
  const close = () => setAsking(undefined);
  if (bill.lines.length === 0) return <p>{text('Nothing on your bill yet.')}</p>;
  return (
    <>
      <ul role="list" className={styles.lines}>
        {bill.lines.map((line) => (
          <BillLineRow key={line.id} line={line} onAsk={() => setAsking(line)} />
        ))}
      </ul>
      <Sheet
        isOpen={asking !== undefined}
        onClose={close}
        heading={text('Question about this charge')}
        close={text('Close')}
      >
        <Suspense>
          {asking && (
            <LineQuestionForm
              line={asking}
              onSent={() => {
                close();
                onAsked();
              }}
            />
          )}
        </Suspense>
      </Sheet>
    </>
  );
}
