/** The faces that the suite brings along for headings; a property has one of them, or a device's own. */
export const DISPLAY_FACES = ['fraunces', 'cormorant', 'ysabeau'] as const;
export type DisplayFace = (typeof DISPLAY_FACES)[number];

export const isDisplayFace = (face: string): face is DisplayFace =>
  DISPLAY_FACES.some((name) => name === face);

/** Whether a page in this language is set in Latin letters; the others have good faces on every device. */
export const isInLatin = (lang: string): boolean => !/^(ar|ja)\b/.test(lang);

/** The rules by which a browser knows a face that it did not get with its document. */
export const faceStylesPath = (face: DisplayFace): string => `/faces/${face}.css`;
