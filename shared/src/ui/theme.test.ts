import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast';
import { colourOf, declarationsOf, type Accent } from '../testing/theme-colours';

const light = declarationsOf(':root');
const darkByDevice = declarationsOf(":root:not([data-theme='light'])");
const darkByChoice = declarationsOf(":root[data-theme='dark']");

const accents: [string, Accent][] = [
  ['casa-miramar', { hue: 245, chroma: 0.13 }],
  ['qasr-al-bahr', { hue: 185, chroma: 0.1 }],
  ['higashiyama-an', { hue: 30, chroma: 0.11 }],
  ['no property', { hue: 245, chroma: 0.09 }],
];

const words = ['text', 'muted', 'accent', 'positive', 'warning', 'danger'];
const papers = ['surface', 'raised', 'accent-soft'];
const fills = ['accent', 'positive', 'warning', 'danger'];

/** WCAG 2 AA, for text of any size. */
const ENOUGH = 4.5;

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...darkByChoice])],
])('in the %s theme', (_, theme) => {
  function lowest(accent: Accent): { pair: string; ratio: number } {
    const pairs = [
      ...words.flatMap((word) => papers.map((paper) => [word, paper] as const)),
      ...fills.map((fill) => ['on-accent', fill] as const),
    ];
    return pairs
      .map(([front, back]) => ({
        pair: `${front} on ${back}`,
        ratio: contrast(colourOf(theme, front, accent), colourOf(theme, back, accent)),
      }))
      .reduce((worst, it) => (it.ratio < worst.ratio ? it : worst));
  }

  test.each(accents)('every text of %s can be read', (_name, accent) => {
    const { pair, ratio } = lowest(accent);

    expect(ratio, pair).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('any accent that a property may choose can be read', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      for (const chroma of [0, 0.05, 0.1, 0.15, 0.2]) {
        const { pair, ratio } = lowest({ hue, chroma });

        expect(ratio, `${pair} at hue ${hue}, chroma ${chroma}`).toBeGreaterThanOrEqual(ENOUGH);
      }
    }
  });
});

test('dark is the same by the device and by choice', () => {
  expect(darkByDevice).toEqual(darkByChoice);
});

test('every colour that dark changes exists in light', () => {
  expect([...darkByChoice.keys()].filter((name) => !light.has(name))).toEqual([]);
});
