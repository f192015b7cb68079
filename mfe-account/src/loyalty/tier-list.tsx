import type { Loyalty } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { Card } from '@guest/shared/ui/card/card';
import { Section } from '@guest/shared/ui/section/section';
import styles from './loyalty.module.css';
import { useExtraText } from '../extra-texts/extra-texts';
import { useAmount } from './use-amount';

/** All tiers, each with its threshold and its benefits. */
export function TierList({ programme: { tiers, metric } }: { programme: Loyalty['programme'] }) {
  const text = useExtraText();
  const amountOf = useAmount(metric);
  return (
    <Section heading={text('Tiers and benefits')}>
      <ul role="list" className={styles.tiers}>
        {tiers.map(({ code, name, threshold, benefits }) => (
          <li key={code}>
            <Card>
              <h3 className={styles.tier}>{name}</h3>
              <p className={styles.note}>{text('From {amount}', { amount: amountOf(threshold) })}</p>
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <bdi>{benefit}</bdi>
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
