import { useEffect, useRef, useState } from 'react';
import { takeTurn } from './take-turn';

const SPEEDS = [1, 1.5, 2] as const;

/** A recording that plays: what is to be heard, and what a guest does with it. */
export function usePlayback(url: string | undefined, knownSeconds: number | undefined) {
  const audio = useRef<HTMLAudioElement>(null);
  // By its address: what another file did says nothing of this one.
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
    // Paused before it began: that is what the guest wanted.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    setFailed(url);
  };

  return {
    audio,
    isPlaying,
    elapsed,
    speed,
    hasFailed,
    // What is recorded in a browser says in its file that it never ends.
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
        if (audio.current) takeTurn(audio.current);
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
