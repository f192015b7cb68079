import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { usePlanText } from '../reservations/day-plan/texts/plan-texts';
import styles from './my-next.module.css';

/** Fills the place of the next item for a guest without plans. */
export function EmptyPlan() {
  const text = usePlanText();
  const property = usePathParam('property');
  const { features } = useProperty();
  return (
    <div className={styles.card}>
      <p className={styles.name}>{text('Nothing planned yet')}</p>
      {features.tableBooking && (
        <p className={styles.action}>
          <PageLink to="property-directories-outlets" params={{ property }}>
            {text('Book a table')}
          </PageLink>
        </p>
      )}
    </div>
  );
}
