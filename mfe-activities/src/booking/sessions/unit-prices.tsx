import { useHost } from '@guest/shared';
import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { moneyText } from '@guest/shared/format/money';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { unitPriceOf, type ChosenSession } from '../model/use-booking-flow';
import styles from './sessions.module.css';

/** The prices by unit in one line, such as `Adult (€55.00) · Child (€30.00)`. */
export function UnitPrices({ bookable, session }: { bookable: BookableActivity; session?: ChosenSession }) {
  const text = useLazyText();
  const { lang } = useHost();
  return (
    <p className={styles.prices}>
      {bookable.units.map((unit, index) => {
        const price = unitPriceOf(unit, session);
        return (
          <span key={unit.unitId}>
            {index > 0 && ' · '}
            <bdi>{unit.name}</bdi> (<bdi>{price.amount > 0 ? moneyText(price, lang) : text('Free')}</bdi>)
          </span>
        );
      })}
    </p>
  );
}
