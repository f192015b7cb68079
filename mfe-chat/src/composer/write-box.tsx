import { classList } from '@guest/shared/ui/class-list';
import { IconButton } from '@guest/shared/ui/icon-button';
import SendHorizontal from 'lucide/dist/esm/icons/send-horizontal.mjs';
import { useRef, type KeyboardEvent } from 'react';
import { useChat } from '../chat-context';
import type { Room } from '../rooms/room';
import { useDraft } from '../rooms/use-rooms';
import { useText } from '../texts';
import { EmojiButton } from './emoji-button';
import { QuickReplies } from './quick-replies';
import { insertAt } from './insert-at';
import { sendsOnEnter } from './sends-on-enter';
import { LONGEST_TEXT, leftOf, lengthOf } from './text-length';
import styles from './write-box.module.css';

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Where a message is written; what is begun stays as a draft, wherever the guest goes. */
export function WriteBox({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const words = useDraft(room.id)?.text ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  const left = leftOf(words);
  const isTooLong = lengthOf(words.trim()) > LONGEST_TEXT;
  const isEmpty = words.trim() === '';

  function write(next: string) {
    chat.saveDraft(room.id, next === '' ? null : { text: next });
    if (next.trim() !== '') chat.typing(room.id);
  }

  function send() {
    if (isEmpty || isTooLong) return;
    chat.send({ roomId: room.id, text: words.trim() });
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!sendsOnEnter(event.nativeEvent, isTouch())) return;
    event.preventDefault();
    send();
  }

  function add(part: string) {
    const it = area.current;
    if (!it) return write(words + part);
    write(insertAt(words, part, it.selectionStart, it.selectionEnd));
    it.focus();
  }

  return (
    <form
      data-action-bar
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isEmpty && <QuickReplies room={room} onChosen={add} />}
      <div className={styles.line}>
        <div className={styles.box}>
          <textarea
            ref={area}
            id="write"
            dir="auto"
            rows={1}
            value={words}
            aria-label={text('Write a message')}
            placeholder={text('Write a message')}
            aria-describedby={left === undefined ? undefined : 'letters-left'}
            aria-invalid={isTooLong || undefined}
            enterKeyHint={isTouchHint()}
            className={styles.area}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <EmojiButton onChosen={add} />
        </div>
        <IconButton
          type="submit"
          icon={SendHorizontal}
          isDirectional
          name={text('Send')}
          aria-disabled={isEmpty || isTooLong}
          className={styles.send}
        />
      </div>
      <p id="letters-left" role="status" className={classList(styles.left, isTooLong && styles.tooLong)}>
        {left !== undefined &&
          (isTooLong
            ? text('Messages can be up to 4,000 characters.')
            : text('{count, plural, one {# character left} other {# characters left}}', { count: left }))}
      </p>
    </form>
  );
}

/** What the key of a touch keyboard says: there it makes a new line. */
const isTouchHint = () => (isTouch() ? 'enter' : 'send');
