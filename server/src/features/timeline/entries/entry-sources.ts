import { activityEntries } from './activity-entries';
import { announcementEntries } from './announcement-entries';
import type { EntrySource } from './entry-source';
import { orderEntries } from './order-entries';
import { requestEntries } from './request-entries';
import { stayEntries } from './stay-entries';
import { tableEntries } from './table-entries';

/** The sources of the day plan. One statement reads all of them. */
export const entrySources: readonly EntrySource[] = [
  stayEntries,
  tableEntries,
  activityEntries,
  orderEntries,
  requestEntries,
  announcementEntries,
];

/** The sources that calendar apps follow. */
export const calendarSources = entrySources.filter(({ isInCalendar }) => isInCalendar);
