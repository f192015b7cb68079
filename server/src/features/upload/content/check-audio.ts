import { fileTypeFromBuffer } from 'file-type';

/**
 * The types detected from the first bytes for each accepted type. WebM and Ogg are containers and detected by
 * their content.
 */
const DETECTED_TYPES: Readonly<Record<string, string[]>> = {
  'audio/mpeg': ['audio/mpeg'],
  'audio/aac': ['audio/aac'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus', 'audio/x-vorbis+ogg'],
  'audio/webm': ['video/webm', 'audio/webm'],
  'audio/wav': ['audio/wav', 'audio/vnd.wave'],
};
const HEAD_BYTES = 16_384;

/** Returns whether the file is a recording of this type without video. */
export async function isAudio(bytes: Buffer, mimeType: string): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !DETECTED_TYPES[mimeType]?.includes(found.mime)) return false;
  if (mimeType === 'audio/webm') return !hasVideoTrack(bytes);
  if (mimeType === 'audio/wav') return isCompleteWave(bytes);
  return true;
}

/** Detects a video track by its codec id, which starts with `V_`. */
function hasVideoTrack(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES);
  for (let at = head.indexOf(0x86); at >= 0; at = head.indexOf(0x86, at + 1)) {
    if (head[at + 2] === 0x56 && head[at + 3] === 0x5f) return true;
  }
  return !head.includes('A_');
}

/** Returns whether the length in the header fits. Streaming recorders write 0 or the maximum there. */
function isCompleteWave(bytes: Buffer): boolean {
  const declaredLength = bytes.readUInt32LE(4) + 8;
  return declaredLength <= bytes.length || declaredLength >= 0xffffff00 || declaredLength === 8;
}
