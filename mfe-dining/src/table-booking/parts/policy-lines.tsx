import { useHost } from '@guest/shared';
import { instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { moneyText } from '@guest/shared/format/money';
import { useProperty } from '@guest/shared/property/use-property';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import styles from '../booking/booking-draft-card.module.css';
import type { BookingDraft } from '../model/booking-draft';
import { useDayTimeName } from '../model/use-day-time';

const MINUTE_MS = 60_000;

/** The rules that the guest agrees to, shown before booking. */
export function PolicyLines({ policy, draft }: { policy: BookingPolicy; draft: BookingDraft }) {
  const text = useLazyText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const dayTime = useDayTimeName();
  const { deposit, cancelCutoffMinutes, lateGraceMinutes, approvalTimeoutMinutes } = policy;
  // Like the server, this counts elapsed time, also when the clock changes before the visit.
  const freeUntil = instantOf(draft.localDateTime, timeZone) - cancelCutoffMinutes * MINUTE_MS;
  return (
    <ul className={styles.policy}>
      <li>{text('The table is yours for {n} minutes.', { n: draft.durationMinutes })}</li>
      <li>
        {freeUntil > now()
          ? text('Cancel free of charge until {time}.', {
              time: dayTime(localDateTimeAt(freeUntil, timeZone)),
            })
          : text("It's too late to cancel online. Please contact us.")}
      </li>
      <li>{text("If you're late, we'll hold your table for {n} minutes.", { n: lateGraceMinutes })}</li>
      {draft.requiresApproval && (
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
      {policy.text && (
        <li>
          <bdi>{policy.text}</bdi>
        </li>
      )}
    </ul>
  );
}
