import { useHoldPlaces } from '../model/use-hold-places';
import type { BookingFlow } from '../model/use-booking-flow';
import { HoldLost } from '../parts/hold-lost';
import { StepHead } from '../parts/step-head';
import styles from '../parts/parts.module.css';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { ReviewStep } from '../review/review-step';
import { DetailsStep } from './details-step';

/** The steps after the choice of people, for which the places have to be held. */
export function LaterSteps({ flow }: { flow: BookingFlow }) {
  const text = useLazyText();
  const holding = useHoldPlaces(flow);
  const { mode, isHeld, query } = flow;
  if (mode === 'book' && !isHeld) {
    return (
      <div className={styles.step}>
        <StepHead flow={flow} step={3} heading={text('Your places')} />
        <HoldLost flow={flow} holding={holding} />
      </div>
    );
  }
  return query.step === 'review' ? <ReviewStep flow={flow} holding={holding} /> : <DetailsStep flow={flow} />;
}
