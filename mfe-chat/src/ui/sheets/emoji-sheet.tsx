import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useText } from '../../texts';
import styles from './emoji-sheet.module.css';

/** A small selection for hotel stays. */
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

/** A sheet with a few emojis to insert. */
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
                // Waits until the sheet has restored the focus.
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
