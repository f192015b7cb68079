import { usePathParam } from '@guest/shared/page/path-param';
import { useSharedPhotos } from '@guest/shared/share-target/use-shared-photos';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import SendHorizontal from 'lucide/dist/esm/icons/send-horizontal.mjs';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { isOwnExternal } from '../../model/state/own-external';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import { AttachButton } from './attach-button';
import { EmojiButton } from './emoji-button';
import { CharacterCount } from './character-count';
import { QuickReplies } from './quick-replies';
import { sendsOnEnter } from './sends-on-enter';
import { onFileDrop } from './file-drop';
import { useComposer } from './use-composer';
import styles from './message-input.module.css';

const loadFiles = () =>
  import(/* webpackChunkName: "chat-files" */ './chosen-files').then((it) => it.ChosenFiles);
const loadRecorder = () =>
  import(/* webpackChunkName: "chat-recorder" */ '../attachments/audio-recorder').then(
    (it) => it.AudioRecorder,
  );

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** The message field. Its content is saved as a draft, so it survives leaving the room. */
export function MessageInput({ room }: { room: Room }) {
  const text = useText();
  const chat = useChat();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { draftText, files, isEmpty, isTooLong, write, add, send } = useComposer(room, area);
  const [isRecording, setRecording] = useState(false);
  /** The key of the recording that the recorder shows; the list of files leaves it out meanwhile. */
  const [recordingKey, setRecordingKey] = useState<string>();
  const canAttach = !isFirstToUnknownGuest(room);
  const isOwn = useChatState(({ me }) => isOwnExternal(room, me));
  useSharedPhotos(
    { property: usePathParam('property'), target: 'chat', isReady: isOwn && canAttach },
    files.addSharedFiles,
  );

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!sendsOnEnter(event.nativeEvent, isTouch())) return;
    event.preventDefault();
    send();
  }

  function endRecording() {
    setRecording(false);
    setRecordingKey(undefined);
  }

  const drop = useEffectEvent((dropped: readonly File[]) => void (canAttach && files.addFiles(dropped)));
  useEffect(() => {
    const pane = form.current?.closest('section');
    return pane ? onFileDrop(pane, (dropped) => drop(dropped)) : undefined;
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
      <LazyPart
        load={loadFiles}
        isWanted={files.chosen.length > 0}
        with={{ chosen: files.chosen.filter(({ key }) => key !== recordingKey), onRemove: files.remove }}
      />
      {isRecording && (
        <LazyPart
          load={loadRecorder}
          isWanted
          with={{
            onRecorded: (attachment) => setRecordingKey(files.addAttachment(attachment)),
            onSend: (attachment) => {
              chat.send({
                roomId: room.id,
                text: '',
                attachment,
                ...(recordingKey && { key: recordingKey }),
              });
              endRecording();
            },
            onClose: () => {
              if (recordingKey) files.remove(recordingKey);
              endRecording();
            },
          }}
          onFailure={endRecording}
        />
      )}
      <div hidden={isRecording} className={styles.line}>
        <div className={styles.box}>
          {canAttach && <AttachButton onChosen={files.addFiles} />}
          <textarea
            ref={area}
            id="write"
            dir="auto"
            rows={1}
            value={draftText}
            aria-label={text('Write a message')}
            placeholder={text('Write a message')}
            aria-describedby="letters-left"
            aria-invalid={isTooLong || undefined}
            enterKeyHint={enterKeyHint()}
            className={styles.area}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files];
              if (pasted.length === 0 || !canAttach) return;
              event.preventDefault();
              files.addFiles(pasted);
            }}
          />
          <EmojiButton onChosen={add} />
          {canAttach && isEmpty && (
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
      <CharacterCount id="letters-left" draftText={draftText} isTooLong={isTooLong} />
    </form>
  );
}

/** The first message to an unknown guest is text only. */
const isFirstToUnknownGuest = ({ roomType, isFake, requestState }: Room) =>
  roomType === 'private_guest' && (isFake || requestState === 'pending_out');

/** The label of the Enter key on touch keyboards, where Enter inserts a line break. */
const enterKeyHint = () => (isTouch() ? 'enter' : 'send');
