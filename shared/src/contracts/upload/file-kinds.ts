/**
 * The kinds of files in messages. The specification sets no limits for `video` yet, so no video is accepted.
 */
export type FileKind = 'photo' | 'document' | 'audio';

interface KindRules {
  readonly maxBytes: number;
  /** The content type of each accepted extension, used for storing and serving the file. */
  readonly types: Readonly<Record<string, string>>;
  readonly tooLarge: string;
}

export const WRONG_FILE_TYPE = 'Please use a valid file type';

export const FILE_KINDS = {
  photo: {
    maxBytes: 7_000_000,
    types: { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif' },
    tooLarge: "Your photo can't exceed 7MB",
  },
  document: {
    maxBytes: 5_000_000,
    types: {
      doc: 'application/msword',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      // In the specification these two are in the list of types but not in the list of extensions. A file in
      // either list is accepted.
      xls: 'application/vnd.ms-excel',
      csv: 'text/csv',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pdf: 'application/pdf',
      txt: 'text/plain',
    },
    tooLarge: "Your document can't exceed 5MB",
  },
  audio: {
    maxBytes: 1_000_000,
    types: {
      mp3: 'audio/mpeg',
      aac: 'audio/aac',
      oga: 'audio/ogg',
      ogg: 'audio/ogg',
      weba: 'audio/webm',
      webm: 'audio/webm',
      wav: 'audio/wav',
    },
    tooLarge: "Your audio can't exceed 1MB",
  },
} as const satisfies Record<FileKind, KindRules>;

export const rulesOf = (kind: FileKind): KindRules => FILE_KINDS[kind];

/** Returns the kind of file for an extension without its dot. */
export function kindOfExtension(extension: string): FileKind | undefined {
  const kinds = Object.keys(FILE_KINDS) as FileKind[];
  return kinds.find((kind) => Object.hasOwn(FILE_KINDS[kind].types, extension.toLowerCase()));
}

export const isFileKind = (type: string): type is FileKind => Object.hasOwn(FILE_KINDS, type);
