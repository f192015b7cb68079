import type { requestTemplate } from '../../../platform/db/tables/schema';

interface RequestDefaults extends Pick<typeof requestTemplate.$inferInsert, 'department' | 'dueMinutes'> {
  maxPhotos: number;
}

/** The default department, due time and number of photos for each category of requests. */
export const requestDefaults: Record<
  'housekeeping' | 'maintenance' | 'amenities' | 'bell' | 'frontdesk' | 'transport' | 'dining' | 'other',
  RequestDefaults
> = {
  housekeeping: { department: 'housekeeping', dueMinutes: 30, maxPhotos: 0 },
  maintenance: { department: 'maintenance', dueMinutes: 60, maxPhotos: 3 },
  amenities: { department: 'housekeeping', dueMinutes: 30, maxPhotos: 0 },
  bell: { department: 'frontdesk', dueMinutes: 20, maxPhotos: 0 },
  frontdesk: { department: 'frontdesk', dueMinutes: 30, maxPhotos: 0 },
  transport: { department: 'concierge', dueMinutes: 30, maxPhotos: 0 },
  dining: { department: 'dining', dueMinutes: 45, maxPhotos: 0 },
  other: { department: 'frontdesk', dueMinutes: 60, maxPhotos: 3 },
};

/** The usual departments. A hotel may have others, because departments are named when staff are added. */
export const USUAL_DEPARTMENTS: readonly string[] = [
  ...new Set([
    ...Object.values(requestDefaults).flatMap(({ department = [] }) => department),
    'spa',
    'activities',
  ]),
];
