import { useHost } from '@guest/shared';
import { changedPreferences } from '@guest/shared/choices/changed-preferences';
import type { ChoiceOf } from '@guest/shared/choices/choice';
import { sendChoice } from '@guest/shared/choices/send-choice';
import { useWaitingChoices } from '@guest/shared/choices/use-waiting-choice';
import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useAccountText } from '../texts/account-texts';

type Change = ChoiceOf<'notifications'>['change'];

/**
 * Returns the guest's choices of notifications once they are loaded, including those that wait for a connection, and
 * a function that changes some at once.
 */
export function useNotifications() {
  const text = useAccountText();
  const host = useHost();
  const property = usePathParam('property');
  const read = useQuery(readQuery(host, notificationContract.getNotifications, { params: { property } }));
  const waiting = Object.values(useWaitingChoices()).flatMap(({ choice }) =>
    choice.kind === 'notifications' && choice.property === property ? [choice.change] : [],
  );
  const preferences = read.data && waiting.reduce(changedPreferences, read.data);

  async function change(changed: Change): Promise<void> {
    const isKept = await sendChoice(host, { kind: 'notifications', property, change: changed });
    if (!isKept) host.toast('error', text("That couldn't be saved. Please try again."));
  }

  return { read, preferences, change };
}
