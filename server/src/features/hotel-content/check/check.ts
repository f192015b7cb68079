import type { Path } from '../folder/source-file';
import type { HotelContent } from '../model/hotel-content';

/** Reports a problem at a path within a file. */
export type Report = (
  at: { file: string; path: Path },
  found: { code: string; message: string; suggestion?: string | undefined; isWarning?: boolean },
) => void;

/** Looks for one kind of mistake. The files of the content already match their schemas. */
export type Check = (content: HotelContent, report: Report) => void;
