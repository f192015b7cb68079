import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { Card } from '@guest/shared/ui/card/card';
import { Price } from '@guest/shared/ui/base/price';
import { useText } from '../texts';
import styles from './price-table.module.css';
import { useAgeRange } from '../format/use-age-range';

/** The prices by age group, and the terms. */
export function PriceTable({ bookable }: { bookable: BookableActivity }) {
  const text = useText();
  const ageOf = useAgeRange();
  return (
    <Card>
      <dl className={styles.units}>
        {bookable.units.map((unit) => (
          <div key={unit.unitId} className={styles.unit}>
            <dt>
              {unit.name}
              {!mentionsAge(unit.name) && <span className={styles.age}>{ageOf(unit)}</span>}
            </dt>
            <dd>{unit.price.amount > 0 ? <Price price={unit.price} /> : text('Free')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.terms}>
        <bdi>{bookable.policyText}</bdi>
      </p>
    </Card>
  );
}

/** Many hotels include the age in the name, in which case it is not repeated. */
const mentionsAge = (name: string) => /\d/.test(name);
