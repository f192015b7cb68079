import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useStore } from 'zustand';

const loadMark = () =>
  import(/* webpackChunkName: "unread-mark" */ './unread-mark').then((it) => it.UnreadMark);

/**
 * Shows the unread count of the chat. Most guests have no unread messages, so the badge is loaded only when
 * there are some.
 */
export function LazyUnreadMark() {
  const count = useStore(useHost().unread, ({ chat }) => chat);
  return <LazyPart load={loadMark} isWanted={count > 0} with={{ count }} />;
}
