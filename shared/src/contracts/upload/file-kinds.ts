/** What a file can be in a message; `video` of the specification has no limits yet, so none is accepted. */
export type FileKind = 'photo' | 'document' | 'audio';

interface KindRules {
  readonly mostBytes: number;
  /** By extension, the type under which such a file is kept and shown. */
  readonly types: Readonly<Record<string, string>>;
  readonly tooLarge: string;
}

export const WRONG_FILE_TYPE = 'Please use a valid file type';

export const FILE_KINDS = {
  photo: {
    mostBytes: 7_000_000,
    types: { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif' },
    tooLarge: "Your photo can't exceed 7MB",
  },
  document: {
    mostBytes: 5_000_000,
    types: {
      doc: 'application/msword',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      // The list of types has these two, the list of extensions does not: a file that is accepted by either is accepted.
      xls: 'application/vnd.ms-excel',
      csv: 'text/csv',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pdf: 'application/pdf',
      txt: 'text/plain',
    },
    tooLarge: "Your document can't exceed 5MB",
  },
  audio: {
    mostBytes: 1_000_000,
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

/** Of which kind files with this ending are; without its dot. */
export function kindOfExtension(extension: string): FileKind | undefined {
  const kinds = Object.keys(FILE_KINDS) as FileKind[];
  return kinds.find((kind) => Object.hasOwn(FILE_KINDS[kind].types, extension.toLowerCase()));
}

export const isFileKind = (type: string): type is FileKind => Object.hasOwn(FILE_KINDS, type);
