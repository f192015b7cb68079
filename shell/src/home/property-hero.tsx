import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Picture } from '@guest/shared/ui/picture/picture';
import styles from './property-hero.module.css';

const loadGreeting = () =>
  import(/* webpackChunkName: "greeting" */ './greeting/greeting').then((it) => it.Greeting);

/**
 * The header of the hotel. The name is below the picture, not on it, so that it is readable whatever the
 * picture shows. The document contains the tagline for everybody; the styles replace it by the greeting of a
 * guest and keep its place.
 */
export function PropertyHero({ property }: { property: Property }) {
  const isAnonymous = useIsAnonymous();
  return (
    <header className={styles.hero}>
      <Picture image={property.hero} ratio="fill" isPriority className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.name}>{property.name}</h1>
        <div className={styles.line}>
          <p className={styles.tagline}>{property.tagline}</p>
          {!isAnonymous && <LazyPart load={loadGreeting} isWanted with={{ property }} />}
        </div>
      </div>
    </header>
  );
}
