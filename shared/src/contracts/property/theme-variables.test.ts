import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groundColour, themeVariables } from './theme-variables';

const theme = { accentHue: 210, accentChroma: 0.1, face: 'slab', radius: 6 } as const;
const css = await readFile(join(import.meta.dirname, '../ui/theme.css'), 'utf8');

test('a property defines the variables from which theme.css computes all colours', () => {
  expect(themeVariables(theme)).toEqual({
    '--accent-hue': '210',
    '--accent-chroma': '0.1',
    '--radius-base': '6px',
    '--face-display': 'var(--face-slab,var(--face-serif))',
  });
  for (const name of [...Object.keys(themeVariables(theme)), '--face-serif', '--face-sans', '--face-slab']) {
    expect(css).toContain(`${name}:`);
  }
});

test('the colour of the browser’s bar matches the background of the page', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(css).toContain(`--surface: ${groundColour(scheme, theme).replace('210', 'var(--accent-hue)')}`);
  }
});
