import type { Theme } from './property.contract';

const SURFACE = { light: 'oklch(0.982 0.005', dark: 'oklch(0.175 0.012' } as const;

/** Returns the custom properties that a property defines; `theme.css` computes all colours from them. */
export function themeVariables(theme: Theme): Record<string, string> {
  return {
    '--accent-hue': String(theme.accentHue),
    '--accent-chroma': String(theme.accentChroma),
    '--radius-base': `${theme.radius}px`,
    // Font stacks differ by script, so they are defined in `theme.css`. An unknown font falls back to serifs.
    '--face-display': `var(--face-${theme.face},var(--face-serif))`,
  };
}

/**
 * Returns the background of the page (`--surface` in `theme.css`) for the browser's own bar, which cannot use
 * the style sheet.
 */
export const surfaceColour = (scheme: 'light' | 'dark', { accentHue }: Pick<Theme, 'accentHue'>): string =>
  `${SURFACE[scheme]} ${accentHue})`;
