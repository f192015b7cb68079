import { saveWaiting } from '../guest-outbox/save-waiting';
import type { Host } from '../host/host';
import type { Choice } from './choice';
import {
  WAITING_CHOICES,
  waitingChoicesQuery,
  waitingSlot,
  type WaitingChoice,
  type WaitingChoices,
} from './waiting-choices';

/** The waiting choices of one guest in this page. */
export interface WaitingOwner {
  queries: Host['queries'];
  guest: string;
}

const slotOf = ({ kind }: Choice, queueKey: string): string => waitingSlot(kind, queueKey);

export const showWaiting = (owner: WaitingOwner, queueKey: string, waiting: WaitingChoice): void =>
  change(owner, (all) => ({ ...all, [slotOf(waiting.choice, queueKey)]: waiting }));

/** Marks a choice as accepted, so that it is still shown. A later choice in the same slot is left unchanged. */
export const acceptWaiting = (owner: WaitingOwner, queueKey: string, { key, choice }: WaitingChoice): void =>
  change(owner, (all) => {
    const slot = slotOf(choice, queueKey);
    return all[slot]?.key === key ? { ...all, [slot]: { key, choice, isAccepted: true } } : all;
  });

/** Stops showing a choice. A later choice in the same slot is left unchanged. */
export const forgetWaiting = (owner: WaitingOwner, queueKey: string, { key, choice }: WaitingChoice): void =>
  change(owner, (all) => {
    const { [slotOf(choice, queueKey)]: waiting, ...others } = all;
    return waiting?.key === key ? others : all;
  });

/**
 * Stops showing the choices that are in no outbox any more, such as one that another tab has sent before this page
 * was opened. `keys` are those of the records that wait.
 */
export const retainWaiting = (owner: WaitingOwner, keys: ReadonlySet<string>): void =>
  change(owner, (all) =>
    Object.fromEntries(
      Object.entries(all).filter(([, { key, isAccepted }]) => isAccepted === true || keys.has(key)),
    ),
  );

function change({ queries, guest }: WaitingOwner, next: (all: WaitingChoices) => WaitingChoices): void {
  const all = queries.setQueryData(waitingChoicesQuery.queryKey, (before = {}) => next(before)) ?? {};
  // Accepted choices are not saved, because the reads of the next page contain them.
  const unsent = Object.entries(all).filter(([, { isAccepted }]) => !isAccepted);
  saveWaiting(WAITING_CHOICES, { guest, waiting: Object.fromEntries(unsent) });
}
