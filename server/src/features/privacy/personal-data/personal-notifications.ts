import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  notificationChoice,
  notificationSetting,
  pushSubscription,
} from '../../../platform/db/tables/schema';

/** Returns the notification settings of a person and the devices that receive notifications. */
export async function loadPersonalNotifications(db: Database, ids: string[]) {
  const [choices, settings, devices] = await Promise.all([
    db
      .select({
        class: notificationChoice.class,
        channel: notificationChoice.channel,
        isOn: notificationChoice.isOn,
      })
      .from(notificationChoice)
      .where(inArray(notificationChoice.guestId, ids)),
    db
      .select({
        quietFrom: notificationSetting.quietFrom,
        quietTo: notificationSetting.quietTo,
        hasPrivatePreviews: notificationSetting.hasPrivatePreviews,
      })
      .from(notificationSetting)
      .where(inArray(notificationSetting.guestId, ids)),
    db
      .select({
        endpoint: pushSubscription.endpoint,
        userAgentClass: pushSubscription.userAgentClass,
        createdAt: pushSubscription.createdAt,
      })
      .from(pushSubscription)
      .where(inArray(pushSubscription.guestId, ids)),
  ]);
  return { choices, settings, devices };
}
