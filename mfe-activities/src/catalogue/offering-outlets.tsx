import type { ActivityList } from '@guest/shared/contracts/activity/activity.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { PictureCard } from '@guest/shared/ui/card/picture-card';
import { Section } from '@guest/shared/ui/section/section';
import { useText } from '../texts';

/** Lists the outlets that offer activities. */
export function OfferingOutlets({ outlets }: Pick<ActivityList, 'outlets'>) {
  const text = useText();
  const property = usePathParam('property');
  if (outlets.length === 0) return null;
  return (
    <Section heading={text('Offered by')}>
      <CardGrid isCompact>
        {outlets.map(({ uuid, slug, name, images }) => (
          <li key={uuid}>
            <PictureCard
              image={images[0]}
              link={
                <PageLink to="property-activities-outlet" params={{ property, outlet: slug }} viewTransition>
                  {name}
                </PageLink>
              }
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
