import type { Property } from '@guest/shared/contracts/property/property.contract';
import { Picture } from '@guest/shared/ui/picture/picture';
import styles from './property-hero.module.css';

/** The house itself. Its name stands on paper, not on the picture, so that it can be read whatever the picture is. */
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
