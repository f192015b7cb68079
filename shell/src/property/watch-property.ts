import type { Host } from '@guest/shared';
import { themeVariables } from '@guest/shared/contracts/property/theme-variables';
import { loadDisplayFont } from './load-display-font';

/**
 * Applies the theme and the font of a property and publishes the change when the guest enters it. Returns a
 * stop function.
 */
export function watchProperty({ property, bus, lang }: Host): () => void {
  return property.subscribe((now, before) => {
    if (!now.property || now.property.identity === before.property?.identity) return;
    for (const [name, value] of Object.entries(themeVariables(now.property.theme))) {
      document.documentElement.style.setProperty(name, value);
    }
    loadDisplayFont(now.property.theme.face, lang);
    if (before.property) bus.publish('shell.property-changed', { property: now.property.identity });
  });
}
