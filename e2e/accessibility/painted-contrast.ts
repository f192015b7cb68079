import type { Page } from '@playwright/test';

/** Two roles of the theme, such as `text` and `surface`: what is drawn, and what it is drawn on. */
export type ColourPair = readonly [front: string, back: string];

export interface Accent {
  readonly hue: number;
  readonly chroma: number;
}

export interface PaintedContrast {
  readonly pair: string;
  /** The contrast of WCAG 2, from 1 to 21. */
  readonly ratio: number;
}

interface Options {
  /** The accents to try; the page keeps its own where there are none. */
  readonly accents?: readonly Accent[];
}

/** The pair with the lowest contrast of a page, measured on the pixels that the browser paints. */
export const lowestContrast = (
  page: Page,
  pairs: readonly ColourPair[],
  { accents = [] }: Options = {},
): Promise<PaintedContrast> =>
  page.evaluate(
    ({ pairs, accents }) => {
      const root = document.documentElement;
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('the browser has no canvas');
      const probe = root.appendChild(document.createElement('span'));

      function luminanceOf(role: string): number {
        if (!getComputedStyle(root).getPropertyValue(`--${role}`)) throw new Error(`no colour --${role}`);
        probe.style.color = `var(--${role})`;
        context!.fillStyle = getComputedStyle(probe).color;
        context!.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context!.getImageData(0, 0, 1, 1).data].map((channel) =>
          channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }

      function lowest(suffix: string) {
        const luminances = new Map([...new Set(pairs.flat())].map((role) => [role, luminanceOf(role)]));
        const contrasts = pairs.map(([front, back]) => {
          const [one = 0, other = 0] = [luminances.get(front), luminances.get(back)];
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          return { pair: `${front} on ${back}${suffix}`, ratio };
        });
        return contrasts.reduce((worst, it) => (it.ratio < worst.ratio ? it : worst));
      }

      // A new accent is a new style of every element that is shown.
      if (accents.length > 0) document.body.style.display = 'none';
      const found = accents.map(({ hue, chroma }) => {
        root.style.setProperty('--accent-hue', String(hue));
        root.style.setProperty('--accent-chroma', String(chroma));
        return lowest(` at hue ${hue}, chroma ${chroma}`);
      });
      if (accents.length === 0) found.push(lowest(''));
      probe.remove();
      document.body.style.removeProperty('display');
      return found.reduce((worst, it) => (it.ratio < worst.ratio ? it : worst));
    },
    { pairs, accents },
  );
