import { recordingFormat, secondsLeft } from './recording-format';
import { toWav } from './to-wav';

export interface FinishedRecording {
  blob: Blob;
  ext: string;
  seconds: number;
}

export interface Recording {
  pause(): void;
  resume(): void;
  finish(): Promise<FinishedRecording>;
  /** Discards the recording and releases the microphone. */
  drop(): void;
  /** The current volume, 0 to 1. */
  level(): number;
  seconds(): number;
  secondsLeft(): number;
}

/** The reason why recording is not possible. */
export type MicrophoneErrorReason = 'denied' | 'missing' | 'unable';

const CHUNK_MS = 500;

/**
 * Asks for the microphone and starts to record. Rejects with an error from which `microphoneErrorReason` reads
 * the reason.
 */
export async function record(): Promise<Recording> {
  const format =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : recordingFormat((type) => MediaRecorder.isTypeSupported(type));
  // Browsers hide `mediaDevices` on an insecure connection.
  if (!format || !('mediaDevices' in navigator)) throw microphoneError('unable');
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
    .catch((error: unknown) => {
      throw microphoneError(reasonOf(error));
    });
  const recorder = new MediaRecorder(stream, {
    mimeType: format.mimeType,
    audioBitsPerSecond: format.bitsPerSecond,
  });
  const meter = meterOf(stream);
  const chunks: Blob[] = [];
  let ranMs = 0;
  let since: number | undefined = performance.now();
  const seconds = () => (ranMs + (since === undefined ? 0 : performance.now() - since)) / 1_000;
  const stopClock = () => {
    ranMs = seconds() * 1_000;
    since = undefined;
  };
  const release = () => {
    stream.getTracks().forEach((track) => track.stop());
    meter.close();
  };
  recorder.ondataavailable = ({ data }) => void chunks.push(data);
  recorder.start(CHUNK_MS);

  return {
    pause() {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      stopClock();
    },
    resume() {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      since = performance.now();
    },
    async finish() {
      stopClock();
      if (recorder.state !== 'inactive') {
        await new Promise<void>((resolve) => {
          recorder.onstop = () => resolve();
          recorder.stop();
        });
      }
      release();
      const [type = ''] = format.mimeType.split(';');
      const whole = new Blob(chunks, { type });
      return { blob: format.ext === 'wav' ? await toWav(whole) : whole, ext: format.ext, seconds: seconds() };
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
    level: meter.level,
    seconds,
    secondsLeft: () =>
      secondsLeft(format, { bytes: chunks.reduce((sum, { size }) => sum + size, 0), seconds: seconds() }),
  };
}

function meterOf(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
      // Speech has a low amplitude, and its square root comes closer to the perceived volume.
      return Math.min(1, Math.sqrt(loudness) * 1.4);
    },
    close: () => void context.close(),
  };
}

class MicrophoneError extends Error {
  constructor(readonly reason: MicrophoneErrorReason) {
    super(reason);
  }
}
const microphoneError = (reason: MicrophoneErrorReason) => new MicrophoneError(reason);

export const microphoneErrorReason = (error: unknown): MicrophoneErrorReason =>
  error instanceof MicrophoneError ? error.reason : 'unable';

function reasonOf(error: unknown): MicrophoneErrorReason {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'missing' : 'unable';
}
