import { classList } from '@guest/shared/ui/base/class-list';
import { isEmojiOnly } from '../../model/message/emoji-only';
import { linkedText } from '../../model/message/linked-text';
import styles from './message-words.module.css';

/**
 * The text of a message with its own line breaks and direction. Links are marked `ugc` and `nofollow`,
 * because anyone may have written them.
 */
export function MessageWords({ words, lang }: { words: string; lang: string | undefined }) {
  return (
    <p dir="auto" lang={lang} className={classList(styles.words, isEmojiOnly(words) && styles.large)}>
      {linkedText(words).map(({ text, href }, at) =>
        href === undefined ? (
          text
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener nofollow ugc" dir="ltr">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
