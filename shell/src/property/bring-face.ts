import { faceStylesPath, isDisplayFace, isInLatin } from '@guest/shared/contracts/property/display-faces';

/** Loads the display font of a property if the document was created for another property. */
export function bringFace(face: string, lang: string): void {
  if (!isDisplayFace(face) || !isInLatin(lang)) return;
  const href = faceStylesPath(face);
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
