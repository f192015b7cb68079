import { queryOptions } from '@guest/shared/queries';
import type { Host } from '../host/host';
import type { Choice, ChoiceKind } from './choice';

/** A choice that the server has not answered; `key` identifies its record. */
export interface WaitingChoice {
  key: string;
  choice: Choice;
  /** The server has accepted it, but the page is told of it later. */
  isAccepted?: true;
}

/** The waiting choices by their kind and `lane`. */
export type WaitingChoices = Readonly<Record<string, WaitingChoice>>;

const slotOf = ({ kind }: Choice, lane: string): string => waitingSlot(kind, lane);
export const waitingSlot = (kind: ChoiceKind, lane: string): string => `${kind} ${lane}`;

type Queries = Pick<Host, 'queries'>['queries'];

/**
 * The choices of the guest that wait on this device. The shell and each remote have an outbox of their own on the
 * same database; the query cache is what they share, so that a page shows all of them.
 */
export const waitingChoicesQuery = queryOptions({
  queryKey: ['waiting choices'],
  queryFn: (): WaitingChoices => ({}),
  // The outbox writes it; a refetch would lose a choice that is written meanwhile.
  enabled: false,
  initialData: {},
  gcTime: Infinity,
});

export function showWaiting(queries: Queries, lane: string, waiting: WaitingChoice): void {
  queries.setQueryData(waitingChoicesQuery.queryKey, (all) => ({
    ...all,
    [slotOf(waiting.choice, lane)]: waiting,
  }));
}

/** Keeps showing a choice that the server has accepted; one that has taken its place stays. */
export function acceptWaiting(queries: Queries, lane: string, { key, choice }: WaitingChoice): void {
  const slot = slotOf(choice, lane);
  const accepted: WaitingChoice = { key, choice, isAccepted: true };
  queries.setQueryData(waitingChoicesQuery.queryKey, (all = {}) =>
    all[slot]?.key === key ? { ...all, [slot]: accepted } : all,
  );
}

/** Ends a choice that is shown; a later one in its place stays. */
export function forgetWaiting(queries: Queries, lane: string, { key, choice }: WaitingChoice): void {
  queries.setQueryData(waitingChoicesQuery.queryKey, (all = {}) => {
    const { [slotOf(choice, lane)]: waiting, ...others } = all;
    return waiting?.key === key ? others : all;
  });
}
