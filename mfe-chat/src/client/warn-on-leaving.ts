import type { ChatStore } from '../model/store/chat.store';
import type { TabOutbox } from '../outbox/share-outbox';

interface Unsent {
  store: ChatStore;
  outbox: Pick<TabOutbox, 'records' | 'subscribe'>;
  /** What is on its way goes from this tab. */
  isLeader: () => boolean;
}

/**
 * Has the browser ask whoever leaves while a file is on its way, which would begin anew, or while this page alone has what
 * was written. At other times nothing listens, so that the page can be kept for the way back. Returns its stop function.
 */
export function warnOnLeaving({ store, outbox, isLeader }: Unsent): () => void {
  let isAsking = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  function set(wanted: boolean): void {
    if (wanted === isAsking) return;
    isAsking = wanted;
    if (wanted) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  }
  function look(): void {
    const { isKeptOnDevice } = store.getState();
    const unsent = outbox.records().filter(({ isCancelled }) => !isCancelled);
    const isUploading = isLeader() && unsent.some(({ status }) => status === 'uploading');
    set(isUploading || (!isKeptOnDevice && unsent.length > 0));
  }

  const stops = [
    outbox.subscribe(look),
    store.subscribe(
      ({ isKeptOnDevice }, before) => void (isKeptOnDevice !== before.isKeptOnDevice && look()),
    ),
  ];
  look();
  return () => {
    stops.forEach((stop) => stop());
    set(false);
  };
}
