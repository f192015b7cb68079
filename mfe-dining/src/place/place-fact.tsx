import type { DirectoryEntry } from '@guest/shared/contracts/directory/directory.contract';
import { Fact } from '@guest/shared/ui/card/fact-list';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { useText } from '../texts';
import styles from './place-fact.module.css';

/** Shows a place as text with a link to a map. */
export function PlaceFact({ place, location }: Pick<DirectoryEntry, 'place' | 'location'>) {
  const text = useText();
  return (
    <Fact icon={MapPin} name={text('Location')}>
      {place}
      {location && (
        <a href={location.mapUrl} target="_blank" rel="noopener" className={styles.map}>
          {text('View on map')}
        </a>
      )}
    </Fact>
  );
}
