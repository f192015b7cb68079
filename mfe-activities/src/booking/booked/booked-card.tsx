import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import { Badge } from '@guest/shared/ui/base/badge';
import { Card } from '@guest/shared/ui/card/card';
import { StepHeading } from '@guest/shared/ui/page/step-heading';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { BookedActions } from './booked-actions';
import { BookedFacts } from './booked-facts';
import styles from './booked.module.css';
import { CancelledByHotel } from './cancelled-by-hotel';
import { Offer } from './offer';
import { StatusLine } from './status-line';
import { statusTexts } from '../parts/status-texts';
import { Voucher } from './voucher';

/** A booking with everything that the guest needs on the day, updated while it is visible. */
export function BookedCard({ booking, activity }: { booking: ActivityBooking; activity: Activity }) {
  const text = useLazyText();
  const { startLabel } = useSessionLabels();
  const { status, voucher } = booking;
  const { label, tone } = statusTexts[status];
  return (
    <Card>
      <article className={styles.card}>
        <p role="status">
          <Badge tone={tone}>{text(label)}</Badge>
        </p>
        <StepHeading>{startLabel(booking)}</StepHeading>
        <StatusLine booking={booking} activity={activity} />
        {/* The offer comes first because it expires within minutes. */}
        {status === 'offered' && <Offer booking={booking} />}
        <CancelledByHotel booking={booking} />
        {voucher && status === 'confirmed' && <Voucher code={voucher.code} signed={voucher.signed} />}
        <BookedFacts booking={booking} />
        <BookedActions booking={booking} />
      </article>
    </Card>
  );
}
