import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { kindOf } from '../../model/state/room-kind';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import styles from './quick-replies.module.css';
import { quickReplies } from './reply-choices';

/** Suggestions for an empty message field. A tap inserts the text without sending it. */
export function QuickReplies({ room, onChosen }: { room: Room; onChosen: (words: string) => void }) {
  const text = useText();
  const { session } = useHost();
  const stay = useStore(session, ({ user }) => user?.stay_state);
  return (
    <ul role="list" aria-label={text('Quick replies')} className={styles.replies}>
      {quickReplies(kindOf(room), stay).map((reply) => (
        <li key={reply}>
          <button type="button" className={styles.reply} onClick={() => onChosen(text(reply))}>
            {text(reply)}
          </button>
        </li>
      ))}
    </ul>
  );
}
