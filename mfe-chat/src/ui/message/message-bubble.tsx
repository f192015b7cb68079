import { classNames } from '@guest/shared/ui/base/class-names';
import { useText } from '../../texts';
import { isEmojiOnly } from '../../model/message/emoji-only';
import { MessageFile } from './message-file';
import { MessageText } from './message-text';
import styles from './message-bubble.module.css';
import type { ShownMessage } from '../../model/message/shown-message';
import { TranslationSwitch } from './translation-switch';
import { useTranslatedText } from '../context/use-translated-text';

/** The content of a message: its file, text and translation, or a note that it was deleted. */
export function MessageBubble({ message, isOwn }: { message: ShownMessage; isOwn: boolean }) {
  const text = useText();
  const { shownText, lang } = useTranslatedText(message);
  if (message.isDeleted) {
    return <p className={classNames(styles.bubble, styles.deleted)}>{text('Message deleted')}</p>;
  }
  const hasFile = message.messageType !== 'text' && message.messageType !== 'card';
  const isBare = !hasFile && isEmojiOnly(shownText);
  return (
    <div
      className={classNames(
        styles.bubble,
        isOwn && styles.own,
        hasFile && styles.file,
        isBare && styles.bare,
      )}
    >
      {hasFile && <MessageFile message={message} isOwn={isOwn} />}
      {shownText !== '' && <MessageText shownText={shownText} lang={lang} />}
      <TranslationSwitch message={message} />
    </div>
  );
}
