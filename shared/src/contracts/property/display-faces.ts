/** The display fonts that the suite provides for headings. A property uses one of them or a system font. */
export const DISPLAY_FACES = ['fraunces', 'cormorant', 'ysabeau'] as const;
export type DisplayFace = (typeof DISPLAY_FACES)[number];

export const isDisplayFace = (face: string): face is DisplayFace =>
  DISPLAY_FACES.some((name) => name === face);

/**
 * Whether the language is written in Latin script. The display fonts cover only Latin; devices have good
 * system fonts for the other scripts.
 */
export const isInLatin = (lang: string): boolean => !/^(ar|ja)\b/.test(lang);

/** Returns the path of the style sheet that declares a font which the document did not include. */
export const faceStylesPath = (face: DisplayFace): string => `/faces/${face}.css`;
