import type { ChatStore } from '../model/store/chat.store';
import type { TabOutbox } from '../outbox/share-outbox';

interface Unsent {
  store: ChatStore;
  outbox: Pick<TabOutbox, 'records' | 'subscribe'>;
  /** Uploads run only in the leading tab. */
  isLeader: () => boolean;
}

/**
 * Makes the browser ask for confirmation on leaving while a file is being uploaded, since the upload would
 * start again, or while unsent messages exist only in this page. At other times there is no listener, because
 * a `beforeunload` listener keeps the page out of the back-forward cache. Returns its stop function.
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
