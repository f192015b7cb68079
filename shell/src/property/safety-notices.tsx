import type { Property } from '@guest/shared/contracts/property.contract';
import { Icon } from '@guest/shared/ui/icon';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import styles from './safety-notices.module.css';
import { useAnnouncements } from './use-announcements';

/** What a guest has to know before anything else: its heading is seen at once, the rest is one tap away. */
export function SafetyNotices({ property: { identity } }: { property: Property }) {
  return useAnnouncements(identity)
    .filter(({ severity }) => severity === 'safety')
    .map(({ announcementId, title, text }) => (
      <details key={announcementId} className={styles.notice}>
        <summary className={styles.heading}>
          <Icon of={TriangleAlert} className={styles.mark} />
          <span className={styles.title}>{title}</span>
          <Icon of={ChevronDown} size={20} className={styles.more} />
        </summary>
        <p className={styles.text}>{text}</p>
      </details>
    ));
}
