import { themeVariables } from '@guest/shared/contracts/property/theme-variables';
import type { Theme } from '@guest/shared/contracts/property/property.contract';
import { useHost } from '@guest/shared';
import { useEffect } from 'react';
import { loadDisplayFont } from '../property/load-display-font';

/** Applies a theme, scheme and direction to the whole document while the kit page is open. */
export function useThemePreview(preview: {
  theme: Theme | undefined;
  scheme: string | undefined;
  direction: string | undefined;
}): void {
  const { theme, scheme, direction } = preview;
  const { lang } = useHost();
  useEffect(() => {
    if (!theme) return;
    loadDisplayFont(theme.face, lang);
    const { style } = document.documentElement;
    const variables = Object.entries(themeVariables(theme));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => variables.forEach(([name]) => style.removeProperty(name));
  }, [theme, lang]);

  useAttribute('data-theme', scheme);
  useAttribute('dir', direction);
}

function useAttribute(name: string, value: string | undefined): void {
  useEffect(() => {
    if (value === undefined) return;
    const root = document.documentElement;
    const before = root.getAttribute(name);
    root.setAttribute(name, value);
    return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
  }, [name, value]);
}
