import { useHost } from '@guest/shared';
import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { clock, toLocalDateTime } from '@guest/shared/format/clock';
import { dateLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { Price } from '@guest/shared/ui/base/price';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useAccountText } from '../profile/texts/account-texts';
import styles from './bill.module.css';

/** The balance of the hotel, when it was read, and whether the lines agree with it. */
export function BillHead({ bill }: { bill: GuestBill }) {
  const text = useAccountText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const { balance, sum, difference, hasBill, isLive, asOf, reservationNumber } = bill;
  const date = dateLabel(toLocalDateTime(asOf, timeZone).slice(0, 10), lang);
  const time = clock(asOf, timeZone);
  return (
    <>
      <p className={styles.muted}>{text('Reservation {number}', { number: reservationNumber })}</p>
      {balance && (
        <p className={styles.balance}>
          {text('Balance')} <Price price={balance} />
        </p>
      )}
      {isLive ? (
        <p className={styles.muted}>{text('As of {date}, {time}', { date, time })}</p>
      ) : (
        <Notice icon={CircleAlert} tone="warning" heading={text("The hotel's system isn't answering")}>
          <p>{text('This is your bill as of {date}, {time}.', { date, time })}</p>
        </Notice>
      )}
      {!hasBill && <p>{text('This is what you ordered in the app. Reception has your complete bill.')}</p>}
      {difference && (
        <Notice icon={CircleAlert} tone="warning" heading={text("The totals don't match")}>
          <p>
            {text('Total of all items')} <Price price={sum} />
          </p>
          <p>
            {text("We're looking into a difference of")} <Price price={difference} />
          </p>
        </Notice>
      )}
    </>
  );
}
