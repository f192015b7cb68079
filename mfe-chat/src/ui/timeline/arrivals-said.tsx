import { Unseen } from '@guest/shared/ui/base/unseen';
import { useEffect, useState } from 'react';
import { useChat } from '../context/chat-context';
import { logOf, type ChatState } from '../../model/state/chat-state';
import { messageIn } from '../../model/message/message-map';
import { useText } from '../../texts';
import { announceArrivals, type Arrival } from './announce-arrivals';

/** An ARIA live region that announces new messages. Their text is in the list. */
export function ArrivalsSaid({ roomId }: { roomId: string }) {
  const text = useText();
  const { store } = useChat();
  const [said, setSaid] = useState<readonly Arrival[]>([]);

  useEffect(() => {
    const { arrived, stop } = announceArrivals(setSaid);
    let seen = logOf(store.getState(), roomId);
    const stopFollowing = store.subscribe((chat) => {
      const log = logOf(chat, roomId);
      const before = seen;
      seen = log;
      if (log.keys === before.keys || before.load !== 'ready') return;
      arrived(arrivalsIn(chat, roomId, before.knownSeq));
    });
    return () => {
      stop();
      stopFollowing();
    };
  }, [store, roomId]);

  const [first] = said;
  return (
    <Unseen>
      <span role="status">
        {said.length > 1 &&
          text('{count, plural, one {# new message} other {# new messages}}', { count: said.length })}
        {said.length === 1 && first && (
          <span key={first.key}>{text('New message from {name}', { name: first.from })}</span>
        )}
      </span>
    </Unseen>
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
    const isSaid = message.from !== chat.me?.chat_uuid && message.messageType !== 'status';
    const from =
      chat.contacts[message.from]?.name ?? chat.staff.find(({ _id }) => _id === message.from)?.nickName;
    if (isSaid) arrivals.unshift({ key: message.key, from: from ?? '' });
  }
  return arrivals;
}
