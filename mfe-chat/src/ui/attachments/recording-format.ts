import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';
import { WAV_BYTES_PER_SECOND } from './to-wav';

export interface RecordingFormat {
  /** The type passed to `MediaRecorder`. */
  mimeType: string;
  /** The type that is sent. It differs from the recorded type if the server does not accept that one. */
  ext: 'weba' | 'oga' | 'wav';
  bitsPerSecond: number;
}

const SPEECH_BITS_PER_SECOND = 32_000;
/**
 * A margin for the bytes written when a recording ends and for browsers that exceed the requested bit rate.
 */
const RESERVE_BYTES = 20_000;
const FORMATS: RecordingFormat[] = [
  { mimeType: 'audio/webm;codecs=opus', ext: 'weba', bitsPerSecond: SPEECH_BITS_PER_SECOND },
  { mimeType: 'audio/webm', ext: 'weba', bitsPerSecond: SPEECH_BITS_PER_SECOND },
  { mimeType: 'audio/ogg;codecs=opus', ext: 'oga', bitsPerSecond: SPEECH_BITS_PER_SECOND },
  // Safari before 18.4 records only this type. It is converted to WAV, which is larger per second.
  { mimeType: 'audio/mp4', ext: 'wav', bitsPerSecond: 64_000 },
];

/** Returns the first format that this browser can record. */
export const recordingFormat = (canRecord: (mimeType: string) => boolean): RecordingFormat | undefined =>
  FORMATS.find(({ mimeType }) => canRecord(mimeType));

/** Estimates how many seconds can still be recorded before the file is too large, from its size so far. */
export function secondsLeft(
  { ext, bitsPerSecond }: RecordingFormat,
  { bytes, seconds }: { bytes: number; seconds: number },
): number {
  const maxBytes = FILE_KINDS.audio.maxBytes - RESERVE_BYTES;
  if (ext === 'wav') return Math.max(0, maxBytes / WAV_BYTES_PER_SECOND - seconds);
  // The first five seconds contain too little data for an estimate.
  const measured = seconds >= 5 ? bytes / seconds : 0;
  const perSecond = Math.max(bitsPerSecond / 8, measured);
  return Math.max(0, Math.min((maxBytes - bytes) / perSecond, maxBytes / perSecond - seconds));
}
