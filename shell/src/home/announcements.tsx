import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { Icon } from '@guest/shared/ui/base/icon';
import { Section } from '@guest/shared/ui/section/section';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import { useText } from '../texts';
import styles from './announcements.module.css';
import { useAnnouncements } from './use-announcements';

/**
 * Lists the announcements of the hotel, newest first. Safety announcements are shown at the top of the page
 * instead.
 */
export function Announcements({ property: { identity } }: { property: Property }) {
  const text = useText();
  const announcements = useAnnouncements(identity).filter(({ severity }) => severity !== 'safety');
  if (announcements.length === 0) return null;
  return (
    <Section heading={text('Hotel news')}>
      <ul role="list" className={styles.announcements}>
        {announcements.map((it) => (
          <AnnouncementItem key={it.announcementId} announcement={it} />
        ))}
      </ul>
    </Section>
  );
}

function AnnouncementItem({ announcement: { title, text, severity } }: { announcement: Announcement }) {
  return (
    <li className={styles.announcement}>
      <Icon of={severity === 'service' ? Wrench : ConciergeBell} className={styles.icon} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      </div>
    </li>
  );
}
