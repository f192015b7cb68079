import type { NotificationPreferences } from '../contracts/notification/notification.contract';
import type { ChoiceOf } from './choice';

/** Returns the preferences as they are once a waiting change is accepted. */
export function changedPreferences(
  preferences: NotificationPreferences,
  { choices = [], quietHours, privatePreviews }: ChoiceOf<'notifications'>['change'],
): NotificationPreferences {
  const changeOf = (one: NotificationPreferences['choices'][number]) =>
    choices.find((changed) => changed.class === one.class && changed.channel === one.channel);
  return {
    ...preferences,
    ...(quietHours !== undefined && { quietHours }),
    ...(privatePreviews !== undefined && { privatePreviews }),
    choices: preferences.choices.map((one) => changeOf(one) ?? one),
  };
}
