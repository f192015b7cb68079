import { usePageName } from '@guest/shared/page/page-name';
import { useProperty } from '@guest/shared/property/use-property';
import { classNames } from '@guest/shared/ui/base/class-names';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Picture } from '@guest/shared/ui/picture/picture';
import type { ReactNode } from 'react';
import { useText } from '../../texts';
import styles from './step-page.module.css';
import type { Step } from '../flow/steps';
import { useFlow } from '../flow/use-flow';
import { useStepNumber } from '../flow/use-step-number';

/** A step of the sign-up with its number, which the title shows and screen readers announce. */
export function StepPage(props: { step: Step; heading: string; line?: ReactNode; children: ReactNode }) {
  const { step, heading, line, children } = props;
  const text = useText();
  const { hero } = useProperty();
  const stepNumber = useStepNumber(step, useFlow().pendingAction.serviceType);
  const count = stepNumber && text('Step {now} of {of}', stepNumber);
  usePageName(count ?? '');

  return (
    <div className={styles.page}>
      <div className={styles.words}>
        {stepNumber && (
          <div className={styles.place}>
            <p>{count}</p>
            <div className={styles.bar} aria-hidden>
              {Array.from({ length: stepNumber.of }, (_, index) => (
                <span
                  key={index}
                  className={classNames(styles.part, index < stepNumber.now && styles.done)}
                />
              ))}
            </div>
          </div>
        )}
        <PageHeading heading={heading} line={line} />
        {children}
      </div>
      <Picture image={hero} ratio="fill" isDecorative className={styles.picture} />
    </div>
  );
}
