import type {
  Activity,
  ActivitySummary,
  Schedule,
  Session,
} from '../../contracts/activity/activity.contract';
import { uuidOf } from './uuid-of';

export const session = (facts: Partial<Session> = {}): Session => ({
  sessionUuid: uuidOf(1),
  activityUuid: uuidOf(1),
  localDateTimeStart: '2026-06-01T16:00',
  localDateTimeEnd: '2026-06-01T17:00',
  allDay: false,
  status: 'available',
  cutoffAt: '2026-06-01T14:00:00Z',
  ...facts,
});

export const activitySummary = (facts: Partial<ActivitySummary> = {}): ActivitySummary => ({
  uuid: uuidOf(1),
  slug: 'morning-swim',
  name: 'Morning swim',
  images: [],
  place: 'The beach steps',
  categories: ['water'],
  durationMinutes: 60,
  dropIn: true,
  isBookable: false,
  ...facts,
});

export const activity = (facts: Partial<Activity> = {}): Activity => ({
  ...activitySummary(),
  description: 'Out to the buoy and back.',
  languages: ['en'],
  weatherDependent: false,
  accessibility: [],
  whatToBring: [],
  included: [],
  bookableActivities: [],
  sessions: [],
  updatedAt: '2026-05-01T09:00:00Z',
  ...facts,
});

export const scheduled = (
  facts: Partial<Schedule['sessions'][number]> = {},
): Schedule['sessions'][number] => ({
  ...session(),
  activity: activitySummary(),
  ...facts,
});
