import { fileTypeFromBuffer } from 'file-type';

/** What the first bytes say a file is, for each type that is accepted. WebM and Ogg are named after what is in them. */
const KNOWN_AS: Readonly<Record<string, string[]>> = {
  'audio/mpeg': ['audio/mpeg'],
  'audio/aac': ['audio/aac'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus', 'audio/x-vorbis+ogg'],
  'audio/webm': ['video/webm', 'audio/webm'],
  'audio/wav': ['audio/wav', 'audio/vnd.wave'],
};
const HEAD_BYTES = 16_384;

/** A recording of this type, without pictures. */
export async function isAudio(bytes: Buffer, mimeType: string): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !KNOWN_AS[mimeType]?.includes(found.mime)) return false;
  if (mimeType === 'audio/webm') return !hasVideoTrack(bytes);
  if (mimeType === 'audio/wav') return isWholeWave(bytes);
  return true;
}

/** A track names its codec in an element of its own, and the codecs of pictures begin with V. */
function hasVideoTrack(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES);
  for (let at = head.indexOf(0x86); at >= 0; at = head.indexOf(0x86, at + 1)) {
    if (head[at + 2] === 0x56 && head[at + 3] === 0x5f) return true;
  }
  return !head.includes('A_');
}

/** Its length is written at its beginning. Recorders that write while they record say 0 or the most there can be. */
function isWholeWave(bytes: Buffer): boolean {
  const said = bytes.readUInt32LE(4) + 8;
  return said <= bytes.length || said >= 0xffffff00 || said === 8;
}
