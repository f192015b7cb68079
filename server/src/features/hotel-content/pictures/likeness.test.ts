import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { areAlike } from '../likeness/are-alike';
import { inspectPicture } from './inspect-picture';

/** A plate on a table, at a place and in a colour of its own. */
const dish = (x: number, y: number, colour: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
      <defs><linearGradient id="light"><stop offset="0" stop-color="#543"/><stop offset="1" stop-color="#dcb"/></linearGradient></defs>
      <rect width="900" height="600" fill="url(#light)"/>
      <circle cx="${x}" cy="${y}" r="220" fill="#fff"/><circle cx="${x}" cy="${y}" r="150" fill="${colour}"/>
      <rect x="${900 - x}" y="40" width="60" height="480" fill="#888"/></svg>`),
  );

async function likenessIn(picture: Sharp): Promise<string | undefined> {
  const found = await inspectPicture(await picture.jpeg({ quality: 70 }).toBuffer(), 'jpg');
  return 'code' in found ? expect.fail(found.message) : found.likeness;
}
const soup = () => dish(420, 300, '#a30');

test.each([
  ['in another size', () => soup().resize(1_600)],
  ['brightened', () => soup().modulate({ brightness: 1.1 })],
  ['cropped by a few pixels', () => soup().extract({ left: 6, top: 4, width: 888, height: 592 })],
])('a picture %s is alike', async (_what, changed) => {
  const [one, other] = [await likenessIn(soup()), await likenessIn(changed())];

  expect(areAlike(one ?? expect.fail(), other ?? expect.fail())).toBe(true);
});

test.each([
  ['the mirrored one', () => soup().flop()],
  ['another dish', () => dish(250, 200, '#162')],
])('%s is another picture', async (_what, changed) => {
  const [one, other] = [await likenessIn(soup()), await likenessIn(changed())];

  expect(areAlike(one ?? expect.fail(), other ?? expect.fail())).toBe(false);
});

test('pictures of one colour are not compared, because many are alike', async () => {
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8aa' } });

  expect(await likenessIn(flat)).toBeUndefined();
});
