import { useHost } from '@guest/shared';
import { useActiveAnnouncements } from '@guest/shared/announcements/use-active-announcements';
import {
  announcementContract,
  type Announcement,
} from '@guest/shared/contracts/announcement/announcement.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { useQuery } from '@guest/shared/queries';

/** Returns the current announcements. It never fails, because the home page works without them. */
export function useAnnouncements(property: string): Announcement[] {
  const host = useHost();
  const { data } = useQuery(
    readQuery(host, announcementContract.listAnnouncements, { params: { property } }),
  );
  return useActiveAnnouncements(data?.items ?? []);
}
