import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { sql } from 'drizzle-orm';
import { announcement, announcementAcknowledged } from '../../../platform/db/tables/schema';
import { createAudienceCheck } from '../../announcement/audience';
import { entryColumns, entrySource, NONE, toMs } from './entry-source';

interface AnnouncementFacts {
  audience: Audience | null;
  mustAcknowledge: boolean;
  isAcknowledged: boolean;
}

/** Reads announcements about service and safety. Announcements without consequences are shown only on the home page. */
export const announcementEntries = entrySource<AnnouncementFacts>({
  kind: 'announcement',
  isInCalendar: false,

  select: ({ propertyId, guestId, from, before, now }) => sql`
    select ${entryColumns('announcement', {
      uuid: announcement.id,
      version: sql`1`,
      status: announcement.severity,
      title: announcement.title,
      place: NONE,
      startsAt: toMs(announcement.createdAt),
      endsAt: toMs(announcement.expiresAt),
      facts: sql`jsonb_build_object('audience', ${announcement.audience},
        'mustAcknowledge', ${announcement.mustAcknowledge},
        'isAcknowledged', ${announcementAcknowledged.guestId} is not null)`,
    })}
    from ${announcement} left join ${announcementAcknowledged}
      on ${announcementAcknowledged.announcementId} = ${announcement.id}
      and ${announcementAcknowledged.guestId} = ${guestId}
    where ${announcement.propertyId} = ${propertyId} and ${announcement.severity} in ('service', 'safety')
      and ${announcement.createdAt} < ${before}::timestamptz
      and (${announcement.expiresAt} is null
        or ${announcement.expiresAt} > greatest(${from}::timestamptz, ${now}::timestamptz))`,

  toEntry({ uuid, version, status, title, startsAt, endsAt, facts }, { scope, now, guest }) {
    const { timeZone, businessDayStart, slug } = scope.property;
    const isMeant =
      facts.audience === null || createAudienceCheck(scope.property, now)(guest, facts.audience);
    if (!isMeant) return null;
    return {
      item: {
        id: `announcement:${uuid}`,
        kind: 'announcement',
        uuid,
        version,
        title: scope.localize(title),
        startsAt: new Date(startsAt ?? now).toISOString(),
        ...(endsAt !== null && { endsAt: new Date(endsAt).toISOString() }),
        allDay: true,
        day: businessDay(startsAt ?? now, timeZone, businessDayStart),
        status,
        ...(facts.mustAcknowledge && !facts.isAcknowledged && { needs: { what: 'acknowledge' as const } }),
        link: { route: 'property-chat-announcements', params: { property: slug } },
        actions: [],
      },
    };
  },
});
