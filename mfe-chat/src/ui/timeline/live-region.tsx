import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useEffect, useState } from 'react';
import { useChat } from '../context/chat-context';
import { logOf, type ChatState } from '../../model/state/chat-state';
import { messageIn } from '../../model/message/message-map';
import { useText } from '../../texts';
import { createLiveAnnouncements, type Arrival } from './live-announcements';

/** An ARIA live region that announces new messages. Their text is in the list. */
export function LiveRegion({ roomId }: { roomId: string }) {
  const text = useText();
  const { store } = useChat();
  const [announced, setAnnounced] = useState<readonly Arrival[]>([]);

  useEffect(() => {
    const { arrived, stop } = createLiveAnnouncements(setAnnounced);
    let previousLog = logOf(store.getState(), roomId);
    const unsubscribe = store.subscribe((chat) => {
      const log = logOf(chat, roomId);
      const before = previousLog;
      previousLog = log;
      if (log.keys === before.keys || before.load !== 'ready') return;
      arrived(arrivalsIn(chat, roomId, before.knownSeq));
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [store, roomId]);

  const [first] = announced;
  return (
    <VisuallyHidden>
      <span role="status">
        {announced.length > 1 &&
          text('{count, plural, one {# new message} other {# new messages}}', { count: announced.length })}
        {announced.length === 1 && first && (
          <span key={first.key}>{text('New message from {name}', { name: first.from })}</span>
        )}
      </span>
    </VisuallyHidden>
  );
}

/** Returns the messages of others after a position, without status lines. */
function arrivalsIn(chat: ChatState, roomId: string, afterSeq: number): Arrival[] {
  const log = logOf(chat, roomId);
  const arrivals: Arrival[] = [];
  for (let at = log.keys.length - 1; at >= 0; at--) {
    const message = messageIn(log.byKey, log.keys[at] ?? '');
    if (!message || message.sending) continue;
    if (message.seq <= afterSeq) break;
    const isAnnounced = message.from !== chat.me?.chat_uuid && message.messageType !== 'status';
    const from =
      chat.contacts[message.from]?.name ?? chat.staff.find(({ _id }) => _id === message.from)?.nickName;
    if (isAnnounced) arrivals.unshift({ key: message.key, from: from ?? '' });
  }
  return arrivals;
}
