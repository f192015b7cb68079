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

const slotOf = ({ kind }: Choice, lane: string): string => waitingSlot(kind, lane);

export const showWaiting = (owner: WaitingOwner, lane: string, waiting: WaitingChoice): void =>
  change(owner, (all) => ({ ...all, [slotOf(waiting.choice, lane)]: waiting }));

/** Keeps showing a choice that the server has accepted; one that has taken its place stays. */
export const acceptWaiting = (owner: WaitingOwner, lane: string, { key, choice }: WaitingChoice): void =>
  change(owner, (all) => {
    const slot = slotOf(choice, lane);
    return all[slot]?.key === key ? { ...all, [slot]: { key, choice, isAccepted: true } } : all;
  });

/** Ends a choice that is shown; a later one in its place stays. */
export const forgetWaiting = (owner: WaitingOwner, lane: string, { key, choice }: WaitingChoice): void =>
  change(owner, (all) => {
    const { [slotOf(choice, lane)]: waiting, ...others } = all;
    return waiting?.key === key ? others : all;
  });

/** Ends the choices that wait nowhere, such as one that another tab has sent before this page was opened. */
export const keepWaiting = (owner: WaitingOwner, keys: ReadonlySet<string>): void =>
  change(owner, (all) =>
    Object.fromEntries(
      Object.entries(all).filter(([, { key, isAccepted }]) => isAccepted === true || keys.has(key)),
    ),
  );

function change({ queries, guest }: WaitingOwner, next: (all: WaitingChoices) => WaitingChoices): void {
  const all = queries.setQueryData(waitingChoicesQuery.queryKey, (before = {}) => next(before)) ?? {};
  // The reads of the next page contain the choices that the server has accepted.
  const unsent = Object.entries(all).filter(([, { isAccepted }]) => !isAccepted);
  saveWaiting(WAITING_CHOICES, { guest, waiting: Object.fromEntries(unsent) });
}
