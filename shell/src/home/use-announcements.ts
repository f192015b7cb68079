import { useHost } from '@guest/shared';
import { useActiveAnnouncements } from '@guest/shared/announcements/use-active-announcements';
import {
  announcementContract,
  type Announcement,
} from '@guest/shared/contracts/announcement/announcement.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { useQuery } from '@guest/shared/queries';

/** What the house has to say at this moment. A home without it is a home all the same, so it never fails. */
export function useAnnouncements(property: string): Announcement[] {
  const host = useHost();
  const { data } = useQuery(
    readQuery(host, announcementContract.listAnnouncements, { params: { property } }),
  );
  return useActiveAnnouncements(data?.items ?? []);
}
