import { expect, test } from 'vitest';
import { themeVariables } from './theme-variables';

test('a property sets the custom properties from which the style sheet computes its look', () => {
  expect(themeVariables({ accentHue: 210, accentChroma: 0.1, face: 'slab', radius: 6 })).toEqual({
    '--accent-hue': '210',
    '--accent-chroma': '0.1',
    '--radius-base': '6px',
    '--face-display': 'var(--face-slab,var(--face-serif))',
  });
});
