import type { TestApp } from '../../../testing/test-app';
import { activityGuest } from './activity-guests';
import { someActivity } from './some-session';

/** Creates a confirmed booking for two of a new guest, at a session of its own. */
export async function bookedActivity(suite: Pick<TestApp, 'db' | 'get' | 'send'>) {
  const { sessionId, adult } = await someActivity(suite);
  const { uuid, reference } = await (await activityGuest(suite)).come(sessionId, { [adult]: 2 });
  return { uuid, reference, sessionId, adult };
}
