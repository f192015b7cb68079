import { expect, test } from 'vitest';
import { drawPicture, sceneNames } from './scenes';

const paletteNames = ['casa-miramar', 'qasr-al-bahr', 'higashiyama-an', 'default'];
const nineKilobytes = 9 * 1024;

const pictures = sceneNames.flatMap((scene) =>
  paletteNames.flatMap((palette) =>
    [0, 1, 2, 3].map((seed) => ({
      name: `${scene} in ${palette} from ${seed}`,
      svg: drawPicture(scene, palette, seed) ?? '',
    })),
  ),
);

/** The elements that are opened and not closed, or closed without being open. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?: [\w-]+="[^"<>]*")*(\/?)>/g,
  )) {
    if (alone === '/') continue;
    if (closing !== '/') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

test('every scene is one small, well-formed document in every palette and light', () => {
  for (const { name, svg } of pictures) {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), name).toBe(true);
    expect(svg.endsWith('</svg>'), name).toBe(true);
    expect(unbalanced(svg), name).toEqual([]);
    expect(svg.replace(/<[^<>]*>/g, ''), name).toBe('');
    expect(svg.length, name).toBeLessThan(nineKilobytes);
  }
});

test('a picture contains only numbers and colours and refers to nothing outside itself', () => {
  for (const { name, svg } of pictures) {
    expect(svg, name).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(svg, name).not.toMatch(/<(script|style|text|image|foreignObject)|style=|\son\w+=/);
    const own = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) expect(own, name).toContain(id?.slice(1));
  }
});

test('a picture is the same for the same seed and different for another seed', () => {
  for (const scene of sceneNames) {
    expect(drawPicture(scene, 'casa-miramar', 7)).toBe(drawPicture(scene, 'casa-miramar', 7));
    expect(drawPicture(scene, 'casa-miramar', 7), scene).not.toBe(drawPicture(scene, 'casa-miramar', 8));
    expect(drawPicture(scene, 'casa-miramar', 7), scene).not.toBe(drawPicture(scene, 'casa-miramar', 11));
  }
});

test('an unknown scene has no picture', () => {
  expect(drawPicture('volcano', 'casa-miramar', 1)).toBeUndefined();
});
