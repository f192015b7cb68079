import { fontStylesPath, isDisplayFont, isInLatin } from '@guest/shared/contracts/property/display-fonts';

/** Loads the display font of a property if the document was created for another property. */
export function loadDisplayFont(font: string, lang: string): void {
  if (!isDisplayFont(font) || !isInLatin(lang)) return;
  const href = fontStylesPath(font);
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
