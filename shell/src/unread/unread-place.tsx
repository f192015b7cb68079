import { useHost } from '@guest/shared';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { useStore } from 'zustand';

const loadMark = () =>
  import(/* webpackChunkName: "unread-mark" */ './unread-mark').then((it) => it.UnreadMark);

/** How much of the chat is unread. Most guests have nothing, so that what shows it comes with the first. */
export function UnreadPlace() {
  const count = useStore(useHost().unread, ({ chat }) => chat);
  return <LatePart load={loadMark} isWanted={count > 0} with={{ count }} />;
}
