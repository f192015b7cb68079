import { useHost } from '@guest/shared';
import {
  notificationContract,
  type NotificationPreferences,
} from '@guest/shared/contracts/notification/notification.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useAccountText } from '../texts/account-texts';

type Change = Partial<Pick<NotificationPreferences, 'choices' | 'quietHours' | 'privatePreviews'>>;

/** Returns the guest's choices of notifications once they are loaded, and a function that changes some at once. */
export function useNotifications() {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const query = readQuery(host, notificationContract.getNotifications, { params });
  const { queryKey } = query;
  const read = useQuery(query);
  const preferences = read.data;

  async function change(body: Change): Promise<void> {
    if (!preferences) return;
    const { choices = [], ...settings } = body;
    const isSame = (a: (typeof choices)[number], b: typeof a) =>
      a.class === b.class && a.channel === b.channel;
    host.queries.setQueryData(queryKey, {
      ...preferences,
      ...settings,
      choices: preferences.choices.map((one) => choices.find((changed) => isSame(changed, one)) ?? one),
    });
    const outcome = await host.api.send(notificationContract.setNotifications, { params, body });
    if ('data' in outcome) return void host.queries.setQueryData(queryKey, outcome.data);
    host.queries.setQueryData(queryKey, preferences);
    host.toast('error', text("That couldn't be saved. Please try again."));
  }

  return { read, change };
}
