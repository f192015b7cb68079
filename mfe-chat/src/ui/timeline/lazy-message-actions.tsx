import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useListView, useListViewStore } from '../context/list-view-context';

const loadActions = () =>
  import(/* webpackChunkName: "chat-sheets" */ '../sheets/message-actions').then((it) => it.MessageActions);

/** Loads the sheet of message actions on first use. */
export function LazyMessageActions({ roomId }: { roomId: string }) {
  const view = useListViewStore();
  const acting = useListView((it) => it.acting);
  return (
    <LazyPart
      load={loadActions}
      isWanted={acting !== null}
      with={{ roomId, acting }}
      onFailure={() => view.getState().actionsClosed()}
    />
  );
}
