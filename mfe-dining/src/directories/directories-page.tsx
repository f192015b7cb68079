import { directoryContract } from '@guest/shared/contracts/directory.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { CardGrid } from '@guest/shared/ui/card-grid';
import { Icon } from '@guest/shared/ui/icon';
import { ListRow, ListRows } from '@guest/shared/ui/list-row';
import { PageHeading } from '@guest/shared/ui/page-heading';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { useText } from '../texts';
import styles from './directories-page.module.css';
import { DirectoryCard } from './directory-card';
import { NothingWritten } from './nothing-written';

export function DirectoriesPage() {
  const text = useText();
  const property = usePathParam('property');
  const { items } = useRead(directoryContract.listDirectories, { params: { property } });

  return (
    <>
      <PageHeading heading={text('Hotel Directory')} line={text('All there is to know about the house.')} />
      <div className={styles.first}>
        <ListRows>
          <ListRow
            before={<Icon of={UtensilsCrossed} />}
            name={
              <PageLink to="property-directories-outlets" params={{ property }}>
                {text('Eat Drink Now')}
              </PageLink>
            }
            line={text('Restaurants and bars, and what is open right now')}
            isLink
          />
        </ListRows>
      </div>
      {items.length === 0 && <NothingWritten />}
      <CardGrid>
        {items.map((directory, i) => (
          <li key={directory.uuid}>
            <DirectoryCard directory={directory} isPriority={i < 2} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
