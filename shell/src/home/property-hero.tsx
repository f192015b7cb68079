import type { Property } from '@guest/shared/contracts/property/property.contract';
import { Picture } from '@guest/shared/ui/picture/picture';
import styles from './property-hero.module.css';

/**
 * The header of the hotel. The name is below the picture, not on it, so that it is readable whatever the
 * picture shows.
 */
export function PropertyHero({ property }: { property: Property }) {
  return (
    <header className={styles.hero}>
      <Picture image={property.hero} ratio="fill" isPriority className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.name}>{property.name}</h1>
        <p className={styles.tagline}>{property.tagline}</p>
      </div>
    </header>
  );
}
