import { useHost } from '@guest/shared';
import { addMinutes } from '@guest/shared/contracts/local-time';
import type { BookingPolicy } from '@guest/shared/contracts/table-booking.contract';
import { moneyText } from '@guest/shared/format/money';
import { useLateText } from '../late/late-texts';
import styles from './planned-table.module.css';
import type { Plan } from './plan';
import { useDayTime } from './use-day-time';

/** What the guest agrees to, before there is anything to agree to. */
export function PolicyLines({ policy, plan }: { policy: BookingPolicy; plan: Plan }) {
  const text = useLateText();
  const { lang } = useHost();
  const dayTime = useDayTime();
  const { deposit, cancelCutoffMinutes, lateGraceMinutes, approvalTimeoutMinutes } = policy;
  return (
    <ul className={styles.policy}>
      <li>{text('The table is yours for {n} minutes.', { n: plan.durationMinutes })}</li>
      <li>
        {text('Cancel free of charge until {time}.', {
          time: dayTime(addMinutes(plan.localDateTime, -cancelCutoffMinutes)),
        })}
      </li>
      <li>{text('If you are late we keep it for {n} minutes.', { n: lateGraceMinutes })}</li>
      {plan.requiresApproval && (
        <li>
          {text('The restaurant answers each request, usually within {n} minutes.', {
            n: approvalTimeoutMinutes,
          })}
        </li>
      )}
      {deposit && (
        <li>
          {text('A deposit of {price} for each guest is due.', { price: moneyText(deposit.perPerson, lang) })}
        </li>
      )}
      {policy.text && <li dir="auto">{policy.text}</li>}
    </ul>
  );
}
