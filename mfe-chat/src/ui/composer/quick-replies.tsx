import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { kindOf } from '../../model/state/room-kind';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import styles from './quick-replies.module.css';
import { quickReplies } from './reply-choices';

/** Words to begin with, for as long as nothing is written; what is tapped can still be changed. */
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
