import { IconButton } from '@guest/shared/ui/button/icon-button';
import { LatePart } from '@guest/shared/ui/state/late-part';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import SendHorizontal from 'lucide/dist/esm/icons/send-horizontal.mjs';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useChat } from '../context/chat-context';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import { AttachButton } from './attach-button';
import { EmojiButton } from './emoji-button';
import { LettersLeft } from './letters-left';
import { QuickReplies } from './quick-replies';
import { sendsOnEnter } from './sends-on-enter';
import { takeDrops } from './take-drops';
import { useWriting } from './use-writing';
import styles from './write-box.module.css';

const loadFiles = () =>
  import(/* webpackChunkName: "chat-files" */ './chosen-files').then((it) => it.ChosenFiles);
const loadRecorder = () =>
  import(/* webpackChunkName: "chat-recorder" */ '../attachments/audio-recorder').then(
    (it) => it.AudioRecorder,
  );

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** The message field. Its content is saved as a draft, so it survives leaving the room. */
export function WriteBox({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { words, files, isEmpty, isTooLong, write, add, send } = useWriting(room, area);
  const [isRecording, setRecording] = useState(false);
  /** The key of the recording that the recorder shows; the list of files leaves it out meanwhile. */
  const [heard, setHeard] = useState<string>();
  const mayAttach = !isFirstToStranger(room);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!sendsOnEnter(event.nativeEvent, isTouch())) return;
    event.preventDefault();
    send();
  }

  function endRecording() {
    setRecording(false);
    setHeard(undefined);
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
        with={{ chosen: files.chosen.filter(({ key }) => key !== heard), onRemove: files.remove }}
      />
      {isRecording && (
        <LatePart
          load={loadRecorder}
          isWanted
          with={{
            onRecorded: (attachment) => setHeard(files.keep(attachment)),
            onSend: (attachment) => {
              chat.send({ roomId: room.id, text: '', attachment, ...(heard && { key: heard }) });
              endRecording();
            },
            onClose: () => {
              if (heard) files.remove(heard);
              endRecording();
            },
          }}
          onFailure={endRecording}
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
            aria-describedby="letters-left"
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
      <LettersLeft id="letters-left" words={words} isTooLong={isTooLong} />
    </form>
  );
}

/** The first message to an unknown guest is text only. */
const isFirstToStranger = ({ roomType, isFake, requestState }: Room) =>
  roomType === 'private_guest' && (isFake || requestState === 'pending_out');

/** The label of the Enter key on touch keyboards, where Enter inserts a line break. */
const isTouchHint = () => (isTouch() ? 'enter' : 'send');
