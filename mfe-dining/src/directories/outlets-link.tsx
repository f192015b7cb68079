import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import { useText } from '../texts';
import styles from './outlets-link.module.css';

/** Links to the outlets if no directory of the hotel does. */
export function OutletsLink() {
  const text = useText();
  const property = usePathParam('property');
  return (
    <div className={styles.row}>
      <ListRows>
        <ListRow
          before={<Icon of={UtensilsCrossed} />}
          name={
            <PageLink to="property-directories-outlets" params={{ property }}>
              {text('Eat Drink Now')}
            </PageLink>
          }
          line={text("Restaurants and bars, and what's open now")}
          isLink
        />
      </ListRows>
    </div>
  );
}
