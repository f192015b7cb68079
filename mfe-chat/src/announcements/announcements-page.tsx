import { useActiveAnnouncements } from '@guest/shared/announcements/use-active-announcements';
import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { Badge } from '@guest/shared/ui/base/badge';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { AnnouncementCard } from './announcement-card';
import { useAnnouncementText } from './announcement-texts';
import styles from './announcements.module.css';
import { unacknowledgedIn } from './unacknowledged';

/**
 * Lists the announcements of the hotel, the newest first. Everybody can read them; only a guest can
 * acknowledge them.
 */
export function AnnouncementsPage() {
  const text = useAnnouncementText();
  const property = usePathParam('property');
  const { items } = useRead(announcementContract.listAnnouncements, { params: { property } });
  const announcements = useActiveAnnouncements(items);
  const isAnonymous = useIsAnonymous();
  const count = isAnonymous ? 0 : unacknowledgedIn(announcements);
  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Hotel news')}
        facts={
          count > 0 && (
            <Badge tone="accent">
              {text('{count, plural, one {# new announcement} other {# new announcements}}', { count })}
            </Badge>
          )
        }
      />
      {announcements.length === 0 ? (
        <EmptyState icon={Megaphone} heading={text('No news right now')}>
          <p>{text('News from the hotel will appear here.')}</p>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.cards}>
          {announcements.map((it) => (
            <AnnouncementCard key={it.announcementId} announcement={it} canAcknowledge={!isAnonymous} />
          ))}
        </ul>
      )}
    </div>
  );
}
