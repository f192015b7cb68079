import {
  CHANNEL_DEFAULTS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_CLASSES,
  QUIET_FROM,
  QUIET_TO,
  type NotificationChannel,
  type NotificationClass,
} from '@guest/shared/contracts/notification/notification-classes';
import { eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { notificationChoice, notificationSetting } from '../../../platform/db/tables/schema';

export interface Choice {
  class: NotificationClass;
  channel: NotificationChannel;
  isOn: boolean;
}

export interface Preferences {
  choices: Choice[];
  quietHours: { from: string; to: string } | null;
  privatePreviews: boolean;
}

type Owner = { id: string; propertyId: string };

export type PreferenceRepository = ReturnType<typeof createPreferenceRepository>;

/** Returns whether the class can be received through the channel. */
export const isChannelOf = (one: Pick<Choice, 'class' | 'channel'>): boolean =>
  CHANNEL_DEFAULTS[one.class][one.channel] !== undefined;

export function createPreferenceRepository(db: Database) {
  return {
    async of(guestId: string): Promise<Preferences> {
      const [chosen, [setting]] = await Promise.all([
        db.select().from(notificationChoice).where(eq(notificationChoice.guestId, guestId)),
        db.select().from(notificationSetting).where(eq(notificationSetting.guestId, guestId)),
      ]);
      const choices = NOTIFICATION_CLASSES.flatMap((name) =>
        NOTIFICATION_CHANNELS.flatMap((channel): Choice[] => {
          const byDefault = CHANNEL_DEFAULTS[name][channel];
          if (byDefault === undefined) return [];
          const own = chosen.find((one) => one.class === name && one.channel === channel);
          return [{ class: name, channel, isOn: own?.isOn ?? byDefault }];
        }),
      );
      const privatePreviews = setting?.hasPrivatePreviews ?? false;
      if (!setting) return { choices, quietHours: { from: QUIET_FROM, to: QUIET_TO }, privatePreviews };
      const { quietFrom: from, quietTo: to } = setting;
      return { choices, quietHours: from !== null && to !== null ? { from, to } : null, privatePreviews };
    },

    async setChoices(
      { id: guestId, propertyId }: Owner,
      choices: Choice[],
      on: Connection = db,
    ): Promise<void> {
      for (const choice of choices) {
        await on
          .insert(notificationChoice)
          .values({ ...choice, guestId, propertyId })
          .onConflictDoUpdate({
            target: [notificationChoice.guestId, notificationChoice.class, notificationChoice.channel],
            set: { isOn: choice.isOn },
          });
      }
    },

    /** Changes only what is named, so that two settings that are sent at the same moment are both stored. */
    async setSettings(
      { id: guestId, propertyId }: Owner,
      { quietHours, privatePreviews }: Partial<Omit<Preferences, 'choices'>>,
      on: Connection = db,
    ): Promise<void> {
      const changed = {
        ...(quietHours !== undefined && {
          quietFrom: quietHours?.from ?? null,
          quietTo: quietHours?.to ?? null,
        }),
        ...(privatePreviews !== undefined && { hasPrivatePreviews: privatePreviews }),
      };
      if (Object.keys(changed).length === 0) return;
      const defaults = { quietFrom: QUIET_FROM, quietTo: QUIET_TO, hasPrivatePreviews: false };
      await on
        .insert(notificationSetting)
        .values({ guestId, propertyId, ...defaults, ...changed })
        .onConflictDoUpdate({ target: notificationSetting.guestId, set: changed });
    },
  };
}
