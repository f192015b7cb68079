import type { ChatStore } from '../model/store/chat.store';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';

interface UnloadWarningDeps {
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
export function warnBeforeUnload({ store, outbox, isLeader }: UnloadWarningDeps): () => void {
  let isActive = false;
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  function setActive(wanted: boolean): void {
    if (wanted === isActive) return;
    isActive = wanted;
    if (wanted) addEventListener('beforeunload', preventUnload);
    else removeEventListener('beforeunload', preventUnload);
  }
  function update(): void {
    const { isPersisted } = store.getState();
    const unsent = outbox.records().filter(({ isCancelled }) => !isCancelled);
    const isUploading = isLeader() && unsent.some(({ status }) => status === 'uploading');
    setActive(isUploading || (!isPersisted && unsent.length > 0));
  }

  const stops = [
    outbox.subscribe(update),
    store.subscribe(({ isPersisted }, before) => void (isPersisted !== before.isPersisted && update())),
  ];
  update();
  return () => {
    stops.forEach((stop) => stop());
    setActive(false);
  };
}
