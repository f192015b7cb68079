import { useHost } from '@guest/shared';
import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';
import { Badge, type Tone } from '@guest/shared/ui/base/badge';
import { Button } from '@guest/shared/ui/button/button';
import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import { usePropertyTime } from '../format/use-property-time';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import { useAnnouncementText, type AnnouncementTextKey } from './announcement-texts';
import { useAnnouncements } from './announcements-context';
import styles from './announcements.module.css';

interface Severity {
  icon: Glyph;
  tone: Tone;
  label: AnnouncementTextKey;
}

const severities: Readonly<Record<Announcement['severity'], Severity>> = {
  safety: { icon: TriangleAlert, tone: 'danger', label: 'For your safety' },
  service: { icon: Wrench, tone: 'accent', label: 'Service' },
  info: { icon: ConciergeBell, tone: 'neutral', label: 'Good to know' },
};

/** One announcement with its severity, text, expiry and the guest's acknowledgement. */
export function AnnouncementCard(props: { announcement: Announcement; canAcknowledge: boolean }) {
  const { canAcknowledge } = props;
  const { title, text: announcementText, severity, createdAt, expireAt, acknowledgedAt } = props.announcement;
  const text = useAnnouncementText();
  const at = usePropertyTime();
  const { icon, tone, label } = severities[severity];
  return (
    <li className={styles.card} data-severity={severity}>
      <div className={styles.head}>
        <Badge tone={tone} icon={icon}>
          {text(label)}
        </Badge>
        <time dateTime={createdAt} className={styles.time}>
          {at(createdAt)}
        </time>
      </div>
      <h2 dir="auto" className={styles.title}>
        {title}
      </h2>
      <p dir="auto" className={styles.words}>
        {announcementText}
      </p>
      <div className={styles.foot}>
        {expireAt !== 0 && (
          <span className={styles.time}>
            {text('Until {time}', { time: at(new Date(expireAt).toISOString()) })}
          </span>
        )}
        {acknowledgedAt !== undefined && (
          <span className={styles.read}>
            <Icon of={Check} size={20} />
            {text('Read')}
          </span>
        )}
        {canAcknowledge && acknowledgedAt === undefined && <Acknowledge announcement={props.announcement} />}
      </div>
    </li>
  );
}

function Acknowledge({ announcement: { announcementId, title } }: { announcement: Announcement }) {
  const text = useAnnouncementText();
  const { toast } = useHost();
  const { acknowledge } = useAnnouncements();
  return (
    <Button
      aria-label={`${text('Got it')}: ${title}`}
      onClick={() =>
        void acknowledge(announcementId).catch(() =>
          toast('error', text("We couldn't send this. Please try again.")),
        )
      }
    >
      {text('Got it')}
    </Button>
  );
}
