import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast';
import { colourOf, declarationsOf, type Accent } from '../testing/theme-colours';

const light = declarationsOf(':root');
const darkByDevice = declarationsOf(":root:not([data-theme='light'])");
const darkByChoice = declarationsOf(":root[data-theme='dark']");

// The demo data is read as text, because the UI kit must not import server code.
const DEMOS = join(import.meta.dirname, '../../../server/src/demo/hotels');
const demos = readdirSync(DEMOS, { withFileTypes: true }).filter((it) => it.isDirectory());
const accents = demos.flatMap(({ name }): [string, Accent][] => {
  const text = readFileSync(join(DEMOS, name, `${name}.ts`), 'utf8');
  const [, hue, chroma] = /accentHue: ([\d.]+), accentChroma: ([\d.]+)/.exec(text) ?? [];
  return hue && chroma ? [[name, { hue: Number(hue), chroma: Number(chroma) }]] : [];
});
accents.push(['no property', { hue: 245, chroma: 0.09 }]);

const words = ['text', 'muted', 'accent', 'positive', 'warning', 'danger'];
const papers = ['surface', 'raised', 'accent-soft'];
const fills = ['accent', 'positive', 'warning', 'danger'];

/** Colours that carry meaning without text: field borders, focus rings, switches and error marks. */
const signs = ['edge', 'accent', 'danger'];

/** The minimum contrast of WCAG 2 AA for text of any size; `ENOUGH_FOR_SIGNS` is that for controls. */
const ENOUGH = 4.5;
const ENOUGH_FOR_SIGNS = 3;

const across = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...darkByChoice])],
])('in the %s theme', (_, theme) => {
  const toRead = [...across(words, papers), ...across(['on-accent'], fills)];
  const toSee = [...across(signs, papers), ...across(['surface', 'raised', 'on-accent'], ['edge'])];

  function lowest(accent: Accent, pairs = toRead): { pair: string; ratio: number } {
    return pairs
      .map(([front, back]) => ({
        pair: `${front} on ${back}`,
        ratio: contrast(colourOf(theme, front, accent), colourOf(theme, back, accent)),
      }))
      .reduce((worst, it) => (it.ratio < worst.ratio ? it : worst));
  }

  test.each(accents)('all text of %s has enough contrast', (_name, accent) => {
    const { pair, ratio } = lowest(accent);

    expect(ratio, pair).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(accents)('all fields, switches and focus rings of %s have enough contrast', (_name, accent) => {
    const { pair, ratio } = lowest(accent, toSee);

    expect(ratio, pair).toBeGreaterThanOrEqual(ENOUGH_FOR_SIGNS);
  });

  test('any accent that a property may choose has enough contrast', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      for (const chroma of [0, 0.05, 0.1, 0.15, 0.2]) {
        const { pair, ratio } = lowest({ hue, chroma });

        expect(ratio, `${pair} at hue ${hue}, chroma ${chroma}`).toBeGreaterThanOrEqual(ENOUGH);
        const sign = lowest({ hue, chroma }, toSee);
        expect(sign.ratio, `${sign.pair} at hue ${hue}`).toBeGreaterThanOrEqual(ENOUGH_FOR_SIGNS);
      }
    }
  });
});

test('the themes of all demo properties are tested', () => {
  expect(accents.map(([name]) => name)).toEqual(
    expect.arrayContaining(['casa-miramar.ts', 'qasr-al-bahr.ts', 'higashiyama-an.ts']),
  );
});

test('the dark theme is the same by device setting and by choice', () => {
  expect(darkByDevice).toEqual(darkByChoice);
});

test('every colour of the dark theme exists in the light theme', () => {
  expect([...darkByChoice.keys()].filter((name) => !light.has(name))).toEqual([]);
});

test('N-10 layers over the page start at z-index 1000', () => {
  const layers = ['sheet', 'dialog', 'gallery/gallery'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.module.css`), 'utf8'),
  );

  expect(light.get('--z-modal')).toBe('1000');
  expect(Number(light.get('--z-toast'))).toBeGreaterThan(1000);
  for (const sheet of layers) expect(sheet).toContain('z-index: var(--z-modal);');
});
