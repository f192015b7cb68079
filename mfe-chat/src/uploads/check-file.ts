import {
  FILE_KINDS,
  kindOfExtension,
  WRONG_FILE_TYPE,
  type FileKind,
} from '@guest/shared/contracts/upload/file-kinds';

const HEIC_TEXT =
  'Your phone saved this photo as HEIC. Share it as JPEG, or take it again as “Most Compatible”.';

/** Why a file cannot be sent, as a text key. */
export type FileErrorKey =
  | (typeof FILE_KINDS)[FileKind]['tooLarge']
  | typeof WRONG_FILE_TYPE
  | typeof HEIC_TEXT
  | 'This file is empty.';

export type FileCheck = { kind: FileKind; ext: string; error?: never } | { error: FileErrorKey };

/** Browsers and installed software report different types for the same format. */
const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = {
  'audio/mp3': 'mp3',
  'audio/mpeg': 'mp3',
  'audio/x-aac': 'aac',
  'audio/aacp': 'aac',
  'audio/vnd.dlna.adts': 'aac',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/ogg': 'oga',
  'application/ogg': 'oga',
  'audio/webm': 'weba',
  'video/webm': 'weba',
  'image/jpg': 'jpg',
  'image/jpeg': 'jpg',
  'image/pjpeg': 'jpg',
  'application/csv': 'csv',
  'text/comma-separated-values': 'csv',
};
/** Types that carry no information, because the browser does not know the format. */
const GENERIC_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Classifies a file by its extension and type before it is uploaded; the server checks the content again. A
 * photo that is too large can be downscaled first.
 */
export function checkFile({ name, type, size }: { name: string; type: string; size: number }): FileCheck {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const mimeType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^hei[cf]$/.test(ending) || /^image\/hei[cf]/.test(mimeType)) return { error: HEIC_TEXT };
  const byEnding = kindOfExtension(ending);
  const typed = extensionOf(mimeType);
  const kind = byEnding ?? (ending === '' && typed ? kindOfExtension(typed) : undefined);
  const isVague = GENERIC_TYPES.has(mimeType);
  if (!kind || (!isVague && (!typed || kindOfExtension(typed) !== kind))) return { error: WRONG_FILE_TYPE };
  if (size === 0) return { error: 'This file is empty.' };
  if (size > FILE_KINDS[kind].maxBytes) return { error: FILE_KINDS[kind].tooLarge };
  return { kind, ext: byEnding ? ending : (typed ?? ending) };
}

/** Returns the extension of a type if the type is accepted. */
function extensionOf(mimeType: string): string | undefined {
  const known = EXTENSION_BY_TYPE[mimeType];
  if (known) return known;
  const all = Object.values(FILE_KINDS).flatMap(({ types }) => Object.entries<string>(types));
  return all.find(([, type]) => type === mimeType)?.[0];
}

/** Returns the value of `<input accept>`, which filters the file picker. */
export const acceptOf = (...kinds: FileKind[]): string =>
  kinds.flatMap((kind) => Object.keys(FILE_KINDS[kind].types).map((ext) => `.${ext}`)).join(',');
