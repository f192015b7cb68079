import { useStore } from 'zustand';
import { Version } from '../diagnostics/version';
import styles from './mix-badge.module.css';
import { useMixText } from './mix-texts';
import type { PageEventsStore } from './page-events.store';

/** Lists the events of this page as they happen, the newest first. */
export function PageEvents({ store }: { store: PageEventsStore }) {
  const text = useMixText();
  const events = useStore(store, (state) => state.events);
  return (
    <section aria-label={text('Events of this page')} className={styles.part}>
      <h3>{text('Events of this page')}</h3>
      {events.length === 0 && <p>{text('None so far.')}</p>}
      <ol role="log" className={styles.events}>
        {events.map(({ id, at, name, sender, version, payload }) => (
          <li key={id} dir="ltr">
            <time dateTime={new Date(at).toISOString()}>{new Date(at).toISOString().slice(11, 23)}</time>{' '}
            <bdi>{name}</bdi> · <bdi>{sender}</bdi> <Version of={version} />
            <code className={styles.payload}>{payload}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
