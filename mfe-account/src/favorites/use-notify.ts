import { useHost } from '@guest/shared';
import { favoriteQueueKey } from '@guest/shared/choices/choice-queue-key';
import { sendChoice } from '@guest/shared/choices/send-choice';
import { useWaitingChoice } from '@guest/shared/choices/use-waiting-choice';
import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useExtraText } from '../extra-texts/extra-texts';

/** Returns whether the guest wants messages about a favorite, and a function that switches them at once. */
export function useNotify({ type, uuid, notify: isWanted = false }: ListedFavorite) {
  const text = useExtraText();
  const host = useHost();
  const property = usePathParam('property');
  const waiting = useWaitingChoice('favorite-notify', favoriteQueueKey(type, uuid));

  async function change(notify: boolean): Promise<void> {
    const isKept = await sendChoice(host, { kind: 'favorite-notify', property, type, uuid, notify });
    if (!isKept) return host.toast('error', text("We couldn't save this. Please try again."));
    if (notify) host.toast('success', text("We'll message you when a sold-out date becomes available."));
  }
  return { isOn: waiting?.notify ?? isWanted, change };
}
