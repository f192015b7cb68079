import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createScreenshots, type Focus } from './screenshot';

/** Three bands from left to right: red, green and blue. */
const bands = () =>
  sharp({ create: { width: 3_000, height: 500, channels: 3, background: '#00f' } })
    .composite([
      { input: { create: { width: 1_000, height: 500, channels: 3, background: '#f00' } }, left: 0, top: 0 },
      {
        input: { create: { width: 1_000, height: 500, channels: 3, background: '#0f0' } },
        left: 1_000,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

test.each<[shown: string, focus: Focus | null, channel: number]>([
  ['its left', [0, 0.5], 0],
  ['its centre', null, 1],
  ['its right', [1, 0.5], 2],
])('a wide picture is cropped to %s with the focal point %j', async (_, focus, channel) => {
  const screenshotOf = createScreenshots();

  const photo = await screenshotOf('key', { form: 'narrow', focus }, bands);

  const { channels } = await sharp(photo).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual(
    [0, 1, 2].map((one) => (one === channel ? 1 : 0)),
  );
});
