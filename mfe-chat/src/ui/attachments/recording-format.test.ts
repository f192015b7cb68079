import { expect, test } from 'vitest';
import { checkFile } from '../../uploads/check-file';
import { recordingFormat, secondsLeft } from './recording-format';
import { wavOf } from './to-wav';

test('V-07 every browser records a type that the server accepts', () => {
  const chromium = recordingFormat((type) => type.startsWith('audio/webm'));
  const safari = recordingFormat((type) => type === 'audio/mp4');
  const firefox = recordingFormat((type) => type.startsWith('audio/ogg'));

  for (const format of [chromium, safari, firefox]) {
    expect(checkFile({ name: `a.${format?.ext}`, type: '', size: 9 })).toMatchObject({ kind: 'audio' });
  }
  expect(recordingFormat(() => false)).toBeUndefined();
});

test('V-07 a recording ends before it exceeds the size limit, at any bit rate', () => {
  const format = recordingFormat((type) => type.startsWith('audio/webm'));
  if (!format) throw new Error('there is a format');

  for (const bytesPerSecond of [2_000, 4_000, 9_000, 40_000]) {
    let seconds = 0;
    while (secondsLeft(format, { bytes: seconds * bytesPerSecond, seconds }) > 0) seconds += 0.1;
    expect(seconds * bytesPerSecond).toBeLessThan(1_000_000);
    expect(seconds).toBeGreaterThan(20);
  }
});

test('V-07 a recording that is converted to WAV stays within the size limit', async () => {
  const format = recordingFormat((type) => type === 'audio/mp4');
  if (!format) throw new Error('there is a format');
  const most = secondsLeft(format, { bytes: 0, seconds: 0 });

  const wav = wavOf(new Float32Array(Math.ceil(most * 8_000)).fill(0.5));
  const bytes = new DataView(await wav.arrayBuffer());

  expect(most).toBeGreaterThan(60);
  expect(wav.size).toBeLessThanOrEqual(1_000_000);
  expect(bytes.getUint32(4, true) + 8).toBe(wav.size);
  expect(bytes.getInt16(44, true)).toBe(16_384);
});
