import { useHost } from '@guest/shared';
import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { Badge } from '@guest/shared/ui/base/badge';
import Wine from 'lucide/dist/esm/icons/wine.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './nutrition-facts.module.css';

/** Shows energy and alcohol if the kitchen has provided them. */
export function NutritionFacts({ item: { calories, abv, isAlcohol } }: { item: MenuItem }) {
  const text = useOrderText();
  const { lang } = useHost();
  if (calories === undefined && !isAlcohol) return null;
  const percent = new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <p className={styles.substance}>
      {isAlcohol && (
        <Badge icon={Wine}>
          {abv === undefined
            ? text('Contains alcohol')
            : text('{percent} alcohol', { percent: percent.format(abv / 100) })}
        </Badge>
      )}
      {calories !== undefined && <Badge>{text('{count} kcal', { count: calories })}</Badge>}
    </p>
  );
}
