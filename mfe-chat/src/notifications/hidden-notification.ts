import type { Host } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { isQuietAt } from '@guest/shared/contracts/notification/quiet-hours';
import { savedSubscription } from '@guest/shared/push/push-support';
import { readQuery } from '@guest/shared/reads/read-query';
import type { NotificationText } from './notification-content';

/** A choice that the guest makes on another device is followed after this time at the latest. */
const CHOICES_LAST_MS = 60_000;

/**
 * Returns the text of the notification that a hidden page shows, by the guest's choices, or `undefined` if it must show none.
 * A device with push gets a push message from the server, and shows nothing of its own.
 */
export async function hiddenNotification(
  host: Host,
  { fromType }: Pick<Message, 'fromType'>,
  { full, text }: { full: string; text: NotificationText },
): Promise<string | undefined> {
  const { identity = '', timeZone = 'UTC' } = host.property.getState().property ?? {};
  if (savedSubscription(identity) !== null) return undefined;
  const read = readQuery(host, notificationContract.getNotifications, { params: { property: identity } });
  const { choices, quietHours, privatePreviews } = await host.queries.fetchQuery({
    ...read,
    staleTime: CHOICES_LAST_MS,
  });
  const isOn = choices.some((one) => one.class === 'chat' && one.channel === 'push' && one.isOn);
  if (!isOn || isQuietAt(host.now(), quietHours, timeZone)) return undefined;
  if (!privatePreviews) return full;
  return text(fromType === 'staff' ? 'New message from reception' : 'New message from another guest', {});
}
