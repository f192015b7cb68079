import { useHost } from '@guest/shared';
import type { Price } from '@guest/shared/contracts/core/values';
import { moneyText } from '@guest/shared/format/money';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { toBookingError } from '../model/booking-error';
import type { BookingFlow } from '../model/use-booking-flow';
import { HoldCountdown } from './hold-countdown';
import styles from './parts.module.css';

/** When this much time or less is left, the guest can extend the hold. */
const EXTEND_SECONDS = 180;

/** The bar of every step after the first, with the time left, the price and the button that continues. */
export function BookingBar(props: {
  flow: BookingFlow;
  label: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** If it is missing, the button submits the form around the bar. */
  onContinue?: () => void;
  total?: Price;
}) {
  const { flow, label, isBusy, isDisabled, onContinue, total = flow.total } = props;
  const text = useLazyText();
  const { lang } = useHost();
  const { hold, isHeld } = flow;
  return (
    <ActionBar>
      <p className={styles.bar}>
        {isHeld && hold && <HoldCountdown until={hold.expiresAt} />}
        <span className={styles.total}>
          <bdi>{total.amount > 0 ? moneyText(total, lang) : text('Free')}</bdi>
        </span>
      </p>
      {isHeld && hold?.canExtend && <ExtendButton flow={flow} until={hold.expiresAt} />}
      <Button
        look="primary"
        type={onContinue ? 'button' : 'submit'}
        isBusy={isBusy ?? false}
        disabled={isDisabled}
        onClick={onContinue}
      >
        {label}
      </Button>
    </ActionBar>
  );
}

function ExtendButton({ flow, until }: { flow: BookingFlow; until: string }) {
  const text = useLazyText();
  const seconds = useSecondsUntil(until);
  const [isBusy, setIsBusy] = useState(false);
  async function extend(): Promise<void> {
    setIsBusy(true);
    const outcome = await flow.holding.extend();
    setIsBusy(false);
    if (!outcome || 'data' in outcome) return;
    const bookingError = toBookingError(outcome);
    if (bookingError.code === 'hold_expired') flow.holding.clear();
    else flow.holding.refresh();
    flow.setBookingError(bookingError);
  }
  if (seconds > EXTEND_SECONDS) return null;
  return (
    <Button isBusy={isBusy} onClick={() => void extend()}>
      {text('5 more minutes')}
    </Button>
  );
}
