import { useEffect, useRef, useState } from 'react';
import { pauseOthers } from './exclusive-playback';

const SPEEDS = [1, 1.5, 2] as const;

/** The playback state of a recording and the actions on it. */
export function usePlayback(url: string | undefined, knownSeconds: number | undefined) {
  const audio = useRef<HTMLAudioElement>(null);
  // Both are stored as the address, so that they do not carry over to another file.
  const [playing, setPlaying] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isPlaying = url !== undefined && playing === url;
  const hasFailed = url !== undefined && failed === url;
  const [elapsed, setElapsed] = useState(0);
  const [measured, setMeasured] = useState<number>();
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed;
  }, [speed, isPlaying]);

  const fail = (error: unknown) => {
    // The guest paused before playback began, which is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    setFailed(url);
  };

  return {
    audio,
    isPlaying,
    elapsed,
    speed,
    hasFailed,
    // A file recorded in a browser reports an infinite duration, so the known length is used instead.
    total: measured !== undefined && Number.isFinite(measured) ? measured : (knownSeconds ?? 0),
    toggle() {
      const it = audio.current;
      if (!it) return;
      if (isPlaying) it.pause();
      else void it.play().catch(fail);
    },
    seek(seconds: number) {
      if (audio.current) audio.current.currentTime = seconds;
      setElapsed(seconds);
    },
    nextSpeed: () =>
      setSpeed((now) => SPEEDS[(SPEEDS.findIndex((one) => one === now) + 1) % SPEEDS.length] ?? 1),
    events: {
      onPlay: () => {
        if (audio.current) pauseOthers(audio.current);
        setPlaying(url);
      },
      onPause: () => setPlaying(undefined),
      onEnded: () => {
        setPlaying(undefined);
        setElapsed(0);
      },
      onTimeUpdate: () => setElapsed(audio.current?.currentTime ?? 0),
      onDurationChange: () => setMeasured(audio.current?.duration),
      onError: () => setFailed(url),
    },
  };
}
