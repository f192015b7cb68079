import { useActiveAnnouncements } from '@guest/shared/announcements/use-active-announcements';
import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { CountBadge } from '@guest/shared/ui/base/count-badge';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import { useText } from '../texts';
import { unacknowledgedIn } from './unacknowledged';

/** Links from the chat to the announcements, with the newest title and the number of unacknowledged ones. */
export function AnnouncementBanner() {
  const text = useText();
  const property = usePathParam('property');
  const { data } = useLazyRead(announcementContract.listAnnouncements, { params: { property } }, true);
  const announcements = useActiveAnnouncements(data?.items ?? []);
  const [newest] = announcements;
  if (!newest) return null;
  const count = unacknowledgedIn(announcements);
  return (
    <ListRows>
      <ListRow
        isLink
        before={<Icon of={Megaphone} />}
        name={
          <PageLink to="property-chat-announcements" params={{ property }}>
            {text('Hotel news')}
          </PageLink>
        }
        line={<span dir="auto">{newest.title}</span>}
        end={
          <CountBadge
            value={count}
            name={text('{count, plural, one {# new announcement} other {# new announcements}}', { count })}
          />
        }
      />
    </ListRows>
  );
}
