import type { Realtime } from '@guest/shared/realtime/realtime';
import type { ChatStore } from '../model/store/chat.store';

/** All that the synchronisation needs from outside: no window and no document, so that it runs wherever a test does. */
export interface SyncAround {
  readonly realtime: Pick<Realtime, 'ask' | 'tell' | 'on' | 'state'>;
  readonly store: ChatStore;
  /** A step that has failed and is made up for later: to be logged, not shown. */
  readonly failed: (step: string, error: unknown) => void;
}
