import { Button } from '@guest/shared/ui/button/button';
import { classNames } from '@guest/shared/ui/base/class-names';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import SendHorizontal from 'lucide/dist/esm/icons/send-horizontal.mjs';
import Square from 'lucide/dist/esm/icons/square.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useEffect, useEffectEvent } from 'react';
import type { Attachment } from '../../model/message/shown-message';
import { useText } from '../../texts';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import { AudioBubble } from './audio-bubble';
import styles from './audio-recorder.module.css';
import { clockTime } from './clock-time';
import type { MicrophoneErrorReason, FinishedRecording, Recording } from './record';
import { useRecorder } from './use-recorder';
import { Waveform } from './waveform';

interface RecorderProps {
  /** Called when a recording is complete, so that the caller can save it before it is sent or deleted. */
  onRecorded: (attachment: Attachment) => void;
  onSend: (attachment: Attachment) => void;
  /** Called when the guest leaves without sending. */
  onClose: () => void;
  /** Starts the recording; `record` by default, replaced in tests. */
  begin?: () => Promise<Recording>;
}

/**
 * Records a voice message: asks for the microphone, starts to record as soon as it is mounted, and plays the
 * result back before it is sent.
 */
export function AudioRecorder({ onRecorded, onSend, onClose, begin }: RecorderProps) {
  const text = useText();
  const { state, again, finish, drop, pause, resume } = useRecorder(begin);
  const recorded = state.is === 'ready' ? state.recorded : undefined;
  const saveRecording = useEffectEvent((it: FinishedRecording) =>
    onRecorded(toAttachment(it, text('Voice message'))),
  );
  useEffect(() => {
    if (recorded) saveRecording(recorded);
  }, [recorded]);
  const close = () => {
    drop();
    onClose();
  };
  if (state.is === 'trouble') {
    return <RecorderError reason={state.reason} onAgain={again} onClose={close} />;
  }
  if (state.is === 'ready') {
    return <Preview recorded={state.recorded} onSend={onSend} onClose={close} />;
  }
  if (state.is === 'asking') {
    return (
      <div role="group" aria-label={text('Voice message')} className={styles.recorder}>
        <p role="status" className={styles.words}>
          {text('Allow the microphone to record a voice message.')}
        </p>
        <Button look="quiet" onClick={close}>
          {text('Cancel')}
        </Button>
      </div>
    );
  }
  const { levels, seconds, left } = state;
  const isPaused = state.is === 'paused';
  return (
    <div role="group" aria-label={text('Voice message')} className={styles.recorder}>
      <IconButton icon={Trash} name={text('Delete recording')} onClick={close} />
      <Waveform levels={levels} />
      <span className={styles.times}>
        <bdi className={styles.elapsed}>{clockTime(seconds)}</bdi>
        <span className={styles.left}>{text('{time} left', { time: clockTime(left) })}</span>
      </span>
      <VisuallyHidden>
        <span role="status">{isPaused ? text('Recording paused') : text('Recording')}</span>
      </VisuallyHidden>
      <IconButton
        icon={isPaused ? Mic : Pause}
        name={isPaused ? text('Resume recording') : text('Pause recording')}
        onClick={isPaused ? resume : pause}
      />
      <IconButton
        icon={Square}
        name={text('Stop and listen')}
        className={styles.stop}
        onClick={() => void finish()}
      />
    </div>
  );
}

function toAttachment({ blob, ext, seconds }: FinishedRecording, name: string): Attachment {
  const fileData = {
    name: `${name}.${ext}`,
    size: blob.size,
    mimeType: blob.type,
    seconds: Math.round(seconds * 10) / 10,
  };
  return { blob, messageType: 'audio', fileData };
}

function Preview({
  recorded,
  onSend,
  onClose,
}: { recorded: FinishedRecording } & Pick<RecorderProps, 'onSend' | 'onClose'>) {
  const text = useText();
  const url = useObjectUrl(recorded.blob);
  const name = text('Voice message');
  return (
    <div role="group" aria-label={name} className={classNames(styles.recorder, styles.ready)}>
      <IconButton icon={Trash} name={text('Delete recording')} onClick={onClose} />
      <AudioBubble name={name} url={url} seconds={recorded.seconds} />
      <IconButton
        icon={SendHorizontal}
        isDirectional
        name={text('Send recording')}
        className={styles.send}
        onClick={() => onSend(toAttachment(recorded, name))}
      />
    </div>
  );
}

function RecorderError(props: { reason: MicrophoneErrorReason; onAgain: () => void; onClose: () => void }) {
  const text = useText();
  const texts = {
    denied: text('Microphone access is blocked. You can allow it in your browser settings.'),
    missing: text('No microphone found.'),
    unable: text("This browser can't record voice messages."),
  };
  return (
    <div role="group" aria-label={text('Voice message')} className={styles.recorder}>
      <p role="alert" className={styles.words}>
        {texts[props.reason]}
      </p>
      {props.reason !== 'unable' && (
        <Button look="quiet" onClick={props.onAgain}>
          {text('Try again')}
        </Button>
      )}
      <Button look="quiet" onClick={props.onClose}>
        {text('Close')}
      </Button>
    </div>
  );
}
