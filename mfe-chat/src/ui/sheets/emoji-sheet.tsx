import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useText } from '../../texts';
import styles from './emoji-sheet.module.css';

/** Those that a stay needs; a screen reader has a name for each. */
const EMOJI = [
  '😀',
  '😊',
  '😂',
  '🥰',
  '😎',
  '🤗',
  '🤔',
  '😅',
  '😴',
  '😢',
  '😮',
  '😇',
  '👍',
  '👎',
  '👏',
  '🙏',
  '🙌',
  '👋',
  '💪',
  '🤝',
  '❤️',
  '💛',
  '💙',
  '💯',
  '🎉',
  '🎂',
  '🥂',
  '🍾',
  '🍷',
  '🍸',
  '☕',
  '🍵',
  '🍽️',
  '🍕',
  '🍣',
  '🥗',
  '☀️',
  '🌊',
  '🏖️',
  '🏊',
  '⛱️',
  '🌴',
  '🌅',
  '🌙',
  '⭐',
  '❄️',
  '☔',
  '🔥',
  '🏨',
  '🛏️',
  '🛁',
  '🧺',
  '🧳',
  '🔑',
  '🚕',
  '✈️',
  '🚗',
  '🚲',
  '🗺️',
  '📷',
  '✅',
  '❌',
  '❗',
  '❓',
  '⏰',
  '📅',
  '📍',
  '🎵',
  '🎁',
  '🧖',
  '💆',
  '🐶',
];

/** A few pictures to say it with. */
export function EmojiSheet(props: {
  isOpen: boolean;
  onClose: () => void;
  onChosen: (emoji: string) => void;
}) {
  const { isOpen, onClose, onChosen } = props;
  const text = useText();
  return (
    <Sheet isOpen={isOpen} heading={text('Emoji')} close={text('Close')} onClose={onClose}>
      <ul role="list" className={styles.emoji}>
        {EMOJI.map((emoji) => (
          <li key={emoji}>
            <button
              type="button"
              className={styles.one}
              onClick={() => {
                onClose();
                // Once the sheet has given the focus back.
                setTimeout(() => onChosen(emoji));
              }}
            >
              {emoji}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
