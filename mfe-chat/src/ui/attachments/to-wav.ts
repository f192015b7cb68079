const RATE = 8_000;
const HEAD_BYTES = 44;
/** The sample rate of a telephone, which keeps a long recording within the size limit. */
export const WAV_BYTES_PER_SECOND = RATE * 2;

/** Converts a recording to a mono WAV, for browsers that record no accepted type. */
export async function toWav(recording: Blob): Promise<Blob> {
  const whole = await decode(recording);
  const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil(whole.duration * RATE)), RATE);
  const source = offline.createBufferSource();
  source.buffer = whole;
  source.connect(offline.destination);
  source.start();
  const rendered = await offline.startRendering();
  return wavOf(rendered.getChannelData(0));
}

async function decode(recording: Blob): Promise<AudioBuffer> {
  const context = new AudioContext();
  try {
    return await context.decodeAudioData(await recording.arrayBuffer());
  } finally {
    await context.close();
  }
}

/** Encodes samples from -1 to 1 as a 16-bit PCM WAV. */
export function wavOf(samples: Float32Array): Blob {
  const file = new DataView(new ArrayBuffer(HEAD_BYTES + samples.length * 2));
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  word(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, WAV_BYTES_PER_SECOND, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  word(36, 'data');
  file.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) =>
    file.setInt16(HEAD_BYTES + i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return new Blob([file.buffer], { type: 'audio/wav' });
}
