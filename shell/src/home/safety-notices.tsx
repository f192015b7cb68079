import { useHost } from '@guest/shared';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { Icon } from '@guest/shared/ui/base/icon';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useStore } from 'zustand';
import styles from './safety-notices.module.css';
import { useAnnouncements } from './use-announcements';

/**
 * Shows safety announcements with a visible heading and the text behind one tap. Each stays until a signed-in
 * guest acknowledges it.
 */
export function SafetyNotices({ property: { identity } }: { property: Property }) {
  const { lang, session } = useHost();
  const isKnown = useStore(session, ({ token }) => token !== null);
  const load = () =>
    import(/* webpackChunkName: "got-it" */ '../acknowledge/acknowledge-button').then((it) =>
      it.loadAcknowledgeButton(lang),
    );
  return useAnnouncements(identity)
    .filter(({ severity, acknowledgedAt }) => severity === 'safety' && acknowledgedAt === undefined)
    .map((announcement) => (
      <details key={announcement.announcementId} className={styles.notice}>
        <summary className={styles.heading}>
          <Icon of={TriangleAlert} className={styles.mark} />
          <span className={styles.title}>{announcement.title}</span>
          <Icon of={ChevronDown} size={20} className={styles.more} />
        </summary>
        <div className={styles.text}>
          <p>{announcement.text}</p>
          <LazyPart load={load} isWanted={isKnown} with={{ property: identity, announcement }} />
        </div>
      </details>
    ));
}
