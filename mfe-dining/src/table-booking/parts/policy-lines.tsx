import { useHost } from '@guest/shared';
import { addMinutes, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { moneyText } from '@guest/shared/format/money';
import { useProperty } from '@guest/shared/property/use-property';
import { useLateText } from '../../late-texts/late-texts';
import styles from '../booking/planned-table.module.css';
import type { Plan } from '../model/plan';
import { useDayTimeName } from '../model/use-day-time';

/** The rules that the guest agrees to, shown before booking. */
export function PolicyLines({ policy, plan }: { policy: BookingPolicy; plan: Plan }) {
  const text = useLateText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const dayTime = useDayTimeName();
  const { deposit, cancelCutoffMinutes, lateGraceMinutes, approvalTimeoutMinutes } = policy;
  const isFreeUntil = addMinutes(plan.localDateTime, -cancelCutoffMinutes);
  return (
    <ul className={styles.policy}>
      <li>{text('The table is yours for {n} minutes.', { n: plan.durationMinutes })}</li>
      <li>
        {isFreeUntil > localDateTimeAt(now(), timeZone)
          ? text('Cancel free of charge until {time}.', { time: dayTime(isFreeUntil) })
          : text("It's too late to cancel online. Please contact us.")}
      </li>
      <li>{text("If you're late, we'll hold your table for {n} minutes.", { n: lateGraceMinutes })}</li>
      {plan.requiresApproval && (
        <li>
          {text('The restaurant confirms each request, usually within {n} minutes.', {
            n: approvalTimeoutMinutes,
          })}
        </li>
      )}
      {deposit && (
        <li>
          {text('A deposit of {price} per guest is required.', { price: moneyText(deposit.perPerson, lang) })}
        </li>
      )}
      {policy.text && <li dir="auto">{policy.text}</li>}
    </ul>
  );
}
