import { isBlank } from '@guest/shared/contracts/guest-text';
import { classList } from '@guest/shared/ui/class-list';
import { IconButton } from '@guest/shared/ui/icon-button';
import { LatePart } from '@guest/shared/ui/late-part';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import SendHorizontal from 'lucide/dist/esm/icons/send-horizontal.mjs';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useChat } from '../chat-context';
import type { Room } from '../rooms/room';
import { useDraft } from '../rooms/use-rooms';
import { useText } from '../texts';
import { newKey } from '../new-key';
import { AttachButton } from './attach-button';
import { EmojiButton } from './emoji-button';
import { QuickReplies } from './quick-replies';
import { insertAt } from './insert-at';
import { sendsOnEnter } from './sends-on-enter';
import { LONGEST_TEXT, leftOf, lengthOf } from './text-length';
import { takeDrops } from './take-drops';
import { useAttachments } from './use-attachments';
import styles from './write-box.module.css';

const loadFiles = () =>
  import(/* webpackChunkName: "chat-files" */ './chosen-files').then((it) => it.ChosenFiles);
const loadRecorder = () =>
  import(/* webpackChunkName: "chat-recorder" */ '../attachments/audio-recorder').then(
    (it) => it.AudioRecorder,
  );

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Where a message is written; what is begun stays as a draft, wherever the guest goes. */
export function WriteBox({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const words = useDraft(room.id)?.text ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  const left = leftOf(words);
  const isTooLong = lengthOf(words.trim()) > LONGEST_TEXT;
  const files = useAttachments();
  const [isRecording, setRecording] = useState(false);
  const isSilent = isBlank(words);
  const isEmpty = isSilent && files.chosen.length === 0;
  const mayAttach = !isFirstToStranger(room);
  const form = useRef<HTMLFormElement>(null);

  function write(next: string) {
    chat.saveDraft(room.id, next === '' ? null : { text: next });
    if (next.trim() !== '') chat.typing(room.id);
  }

  function send() {
    if (isEmpty || isTooLong) return;
    const groupKey = files.chosen.length > 1 ? newKey() : undefined;
    for (const { attachment } of files.chosen) {
      chat.send({ roomId: room.id, text: '', attachment, ...(groupKey && { groupKey }) });
    }
    files.clear();
    if (!isSilent) chat.send({ roomId: room.id, text: words.trim() });
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

  const drop = useEffectEvent((dropped: readonly File[]) => void (mayAttach && files.take(dropped)));
  useEffect(() => {
    const pane = form.current?.closest('section');
    return pane ? takeDrops(pane, (dropped) => drop(dropped)) : undefined;
  }, []);

  return (
    <form
      ref={form}
      data-action-bar
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isEmpty && <QuickReplies room={room} onChosen={add} />}
      <LatePart
        load={loadFiles}
        isWanted={files.chosen.length > 0}
        with={{ chosen: files.chosen, onRemove: files.remove }}
      />
      {isRecording && (
        <LatePart
          load={loadRecorder}
          isWanted
          with={{
            onSend: (attachment) => {
              chat.send({ roomId: room.id, text: '', attachment });
              setRecording(false);
            },
            onClose: () => setRecording(false),
          }}
          onFailure={() => setRecording(false)}
        />
      )}
      <div hidden={isRecording} className={styles.line}>
        <div className={styles.box}>
          {mayAttach && <AttachButton onChosen={files.take} />}
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
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files];
              if (pasted.length === 0 || !mayAttach) return;
              event.preventDefault();
              files.take(pasted);
            }}
          />
          <EmojiButton onChosen={add} />
          {mayAttach && isEmpty && (
            <IconButton
              icon={Mic}
              name={text('Record a voice message')}
              className={styles.microphone}
              onClick={() => setRecording(true)}
            />
          )}
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

/** A stranger says one thing, in words alone. */
const isFirstToStranger = ({ roomType, isFake, requestState }: Room) =>
  roomType === 'private_guest' && (isFake || requestState === 'pending_out');

/** What the key of a touch keyboard says: there it makes a new line. */
const isTouchHint = () => (isTouch() ? 'enter' : 'send');
