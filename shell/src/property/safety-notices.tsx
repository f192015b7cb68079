import type { Property } from '@guest/shared/contracts/property.contract';
import { Notice } from '@guest/shared/ui/notice';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAnnouncements } from './use-announcements';

/** What a guest has to know before anything else. */
export function SafetyNotices({ property: { identity } }: { property: Property }) {
  return useAnnouncements(identity)
    .filter(({ severity }) => severity === 'safety')
    .map(({ announcementId, title, text }) => (
      <Notice key={announcementId} tone="warning" icon={TriangleAlert} heading={title}>
        <p>{text}</p>
      </Notice>
    ));
}
