import { useHost } from '@guest/shared';
import { instantOf } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookingFlow } from '../model/use-booking-flow';
import { useTimeName } from '../model/use-time-name';
import styles from './review.module.css';

const MINUTE_MS = 60_000;

/** The rules that the guest agrees to: cancelling, changing and the approval. */
export function CancellationTerms({ flow }: { flow: BookingFlow }) {
  const text = useLazyText();
  const { now } = useHost();
  const { timeZone } = useProperty();
  const timeName = useTimeName();
  const { bookable, changed, mode, session } = flow;
  if (!session) return null;
  const { cancelCutoffMinutes, requiresApproval, policyText, waitlist } = bookable;
  // Like the server, this counts elapsed time, also when the clock changes before the session.
  const freeUntil = instantOf(session.localDateTimeStart, timeZone) - cancelCutoffMinutes * MINUTE_MS;
  return (
    <ul className={styles.terms}>
      {changed && <li>{text('Your booking stays as it is until the change is confirmed.')}</li>}
      {mode === 'wait' && (
        <li>
          {waitlist
            ? text(
                "When places are free, we'll keep them for you for {minutes} minutes and tell you. Nothing is charged before.",
                { minutes: waitlist.offerMinutes },
              )
            : text("When places are free, we'll keep them for you and tell you. Nothing is charged before.")}
        </li>
      )}
      <li>
        {freeUntil > now()
          ? text('Cancel free of charge until {time}.', { time: timeName(new Date(freeUntil).toISOString()) })
          : text("It's too late to cancel online. Please contact us.")}
      </li>
      {requiresApproval && mode === 'book' && (
        <li>{text('We answer each request ourselves. Your places are kept until then.')}</li>
      )}
      {policyText && (
        <li>
          <bdi>{policyText}</bdi>
        </li>
      )}
    </ul>
  );
}
