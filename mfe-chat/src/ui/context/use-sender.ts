import { useChatState } from './chat-context';
import { useText } from '../../texts';
import type { ShownMessage } from '../../model/message/shown-message';

/** Returns the sender of a message. Someone who has left is shown as a guest or as staff without a name. */
export function useSender({ from, fromType }: Pick<ShownMessage, 'from' | 'fromType'>) {
  const text = useText();
  const contact = useChatState(({ contacts }) => contacts[from]);
  const staff = useChatState((chat) => chat.staff.find(({ _id }) => _id === from));
  const isOwn = useChatState(({ me }) => me?.chat_uuid === from);
  const name = contact?.name || staff?.nickName || text(fromType === 'staff' ? 'Reception' : 'Guest');
  return { name, face: contact?.profilePic ?? staff?.profilePic, isOwn };
}
