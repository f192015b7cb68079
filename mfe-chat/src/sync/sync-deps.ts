import type { Realtime } from '@guest/shared/realtime/realtime';
import type { ChatStore } from '../model/store/chat.store';

/**
 * The dependencies of the synchronisation. They include neither window nor document, so it also runs in plain
 * tests.
 */
export interface SyncDeps {
  readonly realtime: Pick<Realtime, 'ask' | 'tell' | 'on' | 'state'>;
  readonly store: ChatStore;
  /** Called for a failed step that will be retried; it is logged, not shown. */
  readonly failed: (step: string, error: unknown) => void;
}
