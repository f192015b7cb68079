import { queryOptions } from '@guest/shared/queries';
import type { Choice, ChoiceKind } from './choice';

/** A choice that the server has not answered; `key` identifies its record. */
export interface WaitingChoice {
  key: string;
  choice: Choice;
  /** The server has accepted it, but the page is told of it later. */
  isAccepted?: true;
}

/** The waiting choices by their kind and queue key. */
export type WaitingChoices = Readonly<Record<string, WaitingChoice>>;

export const waitingSlot = (kind: ChoiceKind, queueKey: string): string => `${kind} ${queueKey}`;

/** The name under which the waiting choices are saved for the first drawing of the next page. */
export const WAITING_CHOICES = 'outbox-waiting-choices';

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
