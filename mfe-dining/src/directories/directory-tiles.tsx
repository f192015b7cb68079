import type { DirectorySummary } from '@guest/shared/contracts/directory/directory.contract';
import { DirectoryCard } from './directory-card';
import styles from './directory-tiles.module.css';

/** A grid of links to directories. */
export function DirectoryTiles(props: {
  directories: DirectorySummary[];
  priorityCount: number;
  isChild?: boolean;
}) {
  return (
    <ul role="list" className={styles.tiles}>
      {props.directories.map((directory, i) => (
        <li key={directory.uuid}>
          <DirectoryCard directory={directory} isPriority={i < props.priorityCount} isChild={props.isChild} />
        </li>
      ))}
    </ul>
  );
}
