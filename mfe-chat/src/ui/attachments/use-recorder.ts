import { useCallback, useEffect, useRef, useState } from 'react';
import {
  microphoneErrorReason,
  record,
  type MicrophoneErrorReason,
  type FinishedRecording,
  type Recording,
} from './record';

const LEVEL_INTERVAL_MS = 100;
/** The number of bars in the waveform. */
export const LEVELS = 48;

export type RecorderState =
  | { is: 'asking' }
  | { is: 'recording' | 'paused'; levels: number[]; seconds: number; left: number }
  | { is: 'ready'; recorded: FinishedRecording }
  | { is: 'trouble'; reason: MicrophoneErrorReason };

/** Drives a recording from the permission to the finished file. `begin` is replaced in tests. */
export function useRecorder(begin: () => Promise<Recording> = record) {
  const [state, setState] = useState<RecorderState>({ is: 'asking' });
  const recording = useRef<Recording | undefined>(undefined);

  const finish = useCallback(async () => {
    const it = recording.current;
    recording.current = undefined;
    if (!it) return;
    const recorded = await it.finish().catch(() => undefined);
    setState(recorded ? { is: 'ready', recorded } : { is: 'trouble', reason: 'unable' });
  }, []);

  const drop = useCallback(() => {
    recording.current?.drop();
    recording.current = undefined;
  }, []);

  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    begin().then(
      (it) => {
        if (!isWanted) return it.drop();
        recording.current = it;
        setState({ is: 'recording', levels: [], seconds: 0, left: it.secondsLeft() });
      },
      (error: unknown) => isWanted && setState({ is: 'trouble', reason: microphoneErrorReason(error) }),
    );
    return () => {
      isWanted = false;
      drop();
    };
  }, [begin, drop, attempt]);
  const isRunning = state.is === 'recording';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      const it = recording.current;
      if (!it) return;
      const left = it.secondsLeft();
      if (left <= 0) return void finish();
      setState((before) =>
        before.is === 'recording'
          ? { ...before, levels: [...before.levels, it.level()].slice(-LEVELS), seconds: it.seconds(), left }
          : before,
      );
    }, LEVEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, finish]);

  return {
    state,
    finish,
    drop,
    again() {
      setState({ is: 'asking' });
      setAttempt((before) => before + 1);
    },
    pause() {
      recording.current?.pause();
      setState((before) => (before.is === 'recording' ? { ...before, is: 'paused' } : before));
    },
    resume() {
      recording.current?.resume();
      setState((before) => (before.is === 'paused' ? { ...before, is: 'recording' } : before));
    },
  };
}
