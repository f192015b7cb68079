import type { Host } from '@guest/shared';
import { themeVariables } from '@guest/shared/contracts/theme-variables';

/** Follows the guest to another property: its colours, and word to the suite. Returns its stop function. */
export function watchProperty({ property, bus }: Host): () => void {
  return property.subscribe((now, before) => {
    if (!now.property || now.property.identity === before.property?.identity) return;
    for (const [name, value] of Object.entries(themeVariables(now.property.theme))) {
      document.documentElement.style.setProperty(name, value);
    }
    if (before.property) bus.publish('shell.property-changed', { property: now.property.identity });
  });
}
