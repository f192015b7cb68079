import { classNames } from '@guest/shared/ui/base/class-names';
import { isEmojiOnly } from '../../model/message/emoji-only';
import { linkify } from '../../model/message/linkify';
import styles from './message-text.module.css';

/**
 * The text of a message with its own line breaks and direction. Links are marked `ugc` and `nofollow`,
 * because anyone may have written them.
 */
export function MessageText({ shownText, lang }: { shownText: string; lang: string | undefined }) {
  return (
    <p dir="auto" lang={lang} className={classNames(styles.words, isEmojiOnly(shownText) && styles.large)}>
      {linkify(shownText).map(({ text, href }, at) =>
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
