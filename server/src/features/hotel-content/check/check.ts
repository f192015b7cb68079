import type { Path } from '../folder/source-file';
import type { HotelContent } from '../model/hotel-content';

/** Reports a problem at a path within a file. */
export type Report = (
  at: { file: string; path: Path },
  found: { code: string; message: string; suggestion?: string | undefined; isWarning?: boolean },
) => void;

/** Returns the characters of a number as they stand in the file, because parsing drops zeros such as those of `1.250`. */
export type WrittenAt = (file: string, path: Path) => string | undefined;

/** Looks for one kind of mistake. The files of the content already match their schemas. */
export type Check = (content: HotelContent, report: Report, writtenAt: WrittenAt) => void;
