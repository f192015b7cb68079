import { useHost } from '@guest/shared';
import { propertyContract, type PropertySummary } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { useRead } from '@guest/shared/reads/use-read';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Picture } from '@guest/shared/ui/picture/picture';
import Hotel from 'lucide/dist/esm/icons/hotel.mjs';
import { useText } from '../texts';
import styles from './properties-page.module.css';

/** `/` lists all hotels with their pictures. */
export function PropertiesPage() {
  const text = useText();
  const { items } = useRead(propertyContract.listProperties, {});
  return (
    <>
      <PageHeading
        heading={text('Where are you staying?')}
        line={text("Choose your hotel to see what's on today.")}
      />
      {items.length === 0 ? (
        <EmptyState icon={Hotel} heading={text('No hotels yet')} />
      ) : (
        <ul role="list" className={styles.hotels}>
          {items.map((property, i) => (
            <li key={property.uuid}>
              <PropertyCard property={property} isFirst={i === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PropertyCard({ property, isFirst }: { property: PropertySummary; isFirst: boolean }) {
  const { identity, name, tagline, address, hero, languages, defaultLanguage } = property;
  const { lang } = useHost();
  const contentLang = languages.includes(lang) ? undefined : defaultLanguage;
  return (
    <article lang={contentLang} className={styles.hotel}>
      <Picture image={hero} ratio="fill" isPriority={isFirst} isDecorative className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <PageLink to="property" params={{ property: identity }}>
            <bdi>{name}</bdi>
          </PageLink>
        </h2>
        <p>
          <bdi>{tagline}</bdi>
        </p>
        <p className={styles.address}>
          <bdi>{address}</bdi>
        </p>
      </div>
    </article>
  );
}
