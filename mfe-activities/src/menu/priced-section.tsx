import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { Card } from '@guest/shared/ui/card/card';
import { Section } from '@guest/shared/ui/section/section';
import { PricedItem } from './priced-item';
import styles from './priced-section.module.css';

export function PricedSection(props: { section: MenuOverview['sections'][number]; menu: MenuOverview }) {
  const { section, menu } = props;
  return (
    <Section id={section.uuid} heading={section.name}>
      {section.description && (
        <p className={styles.description}>
          <bdi>{section.description}</bdi>
        </p>
      )}
      <Card>
        <ul role="list">
          {section.items.map((item) => (
            <PricedItem key={item.name} item={item} menu={menu} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
