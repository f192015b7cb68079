import { StepHeading } from '@guest/shared/ui/page/step-heading';
import { Button } from '@guest/shared/ui/button/button';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import type { BookingFlow } from '../model/use-booking-flow';
import styles from './parts.module.css';

const STEPS = 4;

/** The question of a step, with the chosen session and the way to choose another. */
export function StepHead({ flow, step, heading }: { flow: BookingFlow; step: number; heading: string }) {
  const text = useLazyText();
  const { startLabel } = useSessionLabels();
  const { session, updateBookingQuery } = flow;
  return (
    <header className={styles.head}>
      <p className={styles.progress}>{text('Step {n} of {total}', { n: step, total: STEPS })}</p>
      <StepHeading>{heading}</StepHeading>
      {session && (
        <p>
          {startLabel(session)}{' '}
          <Button look="quiet" onClick={() => updateBookingQuery({ session: null, step: null, wait: null })}>
            {text('Other time')}
          </Button>
        </p>
      )}
    </header>
  );
}
