import { Link } from '@guest/shared/router';
import { classNames } from '@guest/shared/ui/base/class-names';
import { isEmojiOnly } from '../../model/message/emoji-only';
import { linkify } from '../../model/message/linkify';
import { suitePath } from '../../model/message/suite-path';
import styles from './message-text.module.css';

/**
 * The text of a message with its own line breaks and direction. Links to other sites are marked `ugc` and `nofollow`,
 * because anyone may have written them.
 */
export function MessageText({ shownText, lang }: { shownText: string; lang: string | undefined }) {
  return (
    <p dir="auto" lang={lang} className={classNames(styles.words, isEmojiOnly(shownText) && styles.large)}>
      {linkify(shownText).map(({ text, href }, at) =>
        href === undefined ? text : <TextLink key={at} href={href} />,
      )}
    </p>
  );
}

/**
 * The pages of the suite open in this one, because a guest of the hotel's own app is signed in only there. The shell keeps
 * the app mode.
 */
function TextLink({ href }: { href: string }) {
  const path = suitePath(href);
  return path === undefined ? (
    <a href={href} target="_blank" rel="noopener nofollow ugc" dir="ltr">
      {href}
    </a>
  ) : (
    <Link to={path} dir="ltr">
      {href}
    </Link>
  );
}
