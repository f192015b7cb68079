import { classList } from '@guest/shared/ui/base/class-list';
import { useText } from '../../texts';
import { isEmojiOnly } from '../../model/message/emoji-only';
import { MessageFile } from './message-file';
import { MessageWords } from './message-words';
import styles from './message-bubble.module.css';
import type { ShownMessage } from '../../model/message/shown-message';
import { TranslationSwitch } from './translation-switch';
import { useWords } from '../context/use-words';

/** The content of a message: its file, text and translation, or a note that it was deleted. */
export function MessageBubble({ message, isOwn }: { message: ShownMessage; isOwn: boolean }) {
  const text = useText();
  const { words, lang } = useWords(message);
  if (message.isDeleted) {
    return <p className={classList(styles.bubble, styles.deleted)}>{text('Message deleted')}</p>;
  }
  const hasFile = message.messageType !== 'text' && message.messageType !== 'card';
  const isBare = !hasFile && isEmojiOnly(words);
  return (
    <div
      className={classList(styles.bubble, isOwn && styles.own, hasFile && styles.file, isBare && styles.bare)}
    >
      {hasFile && <MessageFile message={message} isOwn={isOwn} />}
      {words !== '' && <MessageWords words={words} lang={lang} />}
      <TranslationSwitch message={message} />
    </div>
  );
}
