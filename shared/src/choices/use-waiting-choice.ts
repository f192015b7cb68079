import { useQuery } from '@guest/shared/queries';
import type { ChoiceKind, ChoiceOf } from './choice';
import { waitingChoicesQuery, waitingSlot, type WaitingChoices } from './waiting-choices';

/**
 * Returns the choice that waits in a queue, for the page to show it above what the server says. A choice that the page
 * is told of by a push stays after the server has accepted it; only a refusal takes it back.
 */
export function useWaitingChoice<Kind extends ChoiceKind>(
  kind: Kind,
  queueKey: string,
): ChoiceOf<Kind> | undefined {
  const waiting = useQuery({
    ...waitingChoicesQuery,
    select: (all) => all[waitingSlot(kind, queueKey)]?.choice,
  }).data;
  // The cast is safe because the kind of a choice is part of its place.
  return waiting?.kind === kind ? (waiting as ChoiceOf<Kind>) : undefined;
}

/** Returns all waiting choices of the guest. */
export const useWaitingChoices = (): WaitingChoices => useQuery(waitingChoicesQuery).data;
