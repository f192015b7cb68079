import type { Theme } from './property.contract';

const GROUND = { light: 'oklch(0.982 0.005', dark: 'oklch(0.175 0.012' } as const;

/** What a property sets of the look, by custom property; `theme.css` computes all colours from it. */
export function themeVariables(theme: Theme): Record<string, string> {
  return {
    '--accent-hue': String(theme.accentHue),
    '--accent-chroma': String(theme.accentChroma),
    '--radius-base': `${theme.radius}px`,
    // The stacks differ by script, so `theme.css` has them; a face that is not here leaves the heading to serifs.
    '--face-display': `var(--face-${theme.face},var(--face-serif))`,
  };
}

/** The page's ground, as `--surface` of `theme.css`, for what stands outside the page: the browser's own bar. */
export const groundColour = (scheme: 'light' | 'dark', { accentHue }: Pick<Theme, 'accentHue'>): string =>
  `${GROUND[scheme]} ${accentHue})`;
