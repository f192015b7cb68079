import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';
import { WAV_BYTES_PER_SECOND } from './to-wav';

export interface RecordingFormat {
  /** What the browser is asked to record. */
  mimeType: string;
  /** What is sent; of another kind than what is recorded where that is none that is accepted. */
  ext: 'weba' | 'oga' | 'wav';
  bitsPerSecond: number;
}

const SPEECH_BITS_PER_SECOND = 32_000;
/** What is written when a recording ends, and what a browser gives more than it was asked for. */
const RESERVE_BYTES = 20_000;
const FORMATS: RecordingFormat[] = [
  { mimeType: 'audio/webm;codecs=opus', ext: 'weba', bitsPerSecond: SPEECH_BITS_PER_SECOND },
  { mimeType: 'audio/webm', ext: 'weba', bitsPerSecond: SPEECH_BITS_PER_SECOND },
  { mimeType: 'audio/ogg;codecs=opus', ext: 'oga', bitsPerSecond: SPEECH_BITS_PER_SECOND },
  // Safari before 18.4 records nothing else. It is turned into a WAV, which is larger for its length.
  { mimeType: 'audio/mp4', ext: 'wav', bitsPerSecond: 64_000 },
];

/** The first that this browser can record. */
export const recordingFormat = (canRecord: (mimeType: string) => boolean): RecordingFormat | undefined =>
  FORMATS.find(({ mimeType }) => canRecord(mimeType));

/** How long one can go on before the file is too large, from what there is of it so far. */
export function secondsLeft(
  { ext, bitsPerSecond }: RecordingFormat,
  { bytes, seconds }: { bytes: number; seconds: number },
): number {
  const most = FILE_KINDS.audio.mostBytes - RESERVE_BYTES;
  if (ext === 'wav') return Math.max(0, most / WAV_BYTES_PER_SECOND - seconds);
  // Of the first seconds too little has been written to judge by.
  const measured = seconds >= 5 ? bytes / seconds : 0;
  const perSecond = Math.max(bitsPerSecond / 8, measured);
  return Math.max(0, Math.min((most - bytes) / perSecond, most / perSecond - seconds));
}
