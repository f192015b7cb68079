import type { Path } from '../folder/source-file';
import type { HotelContent } from '../model/hotel-content';

/** Reports a problem at a path of a file. */
export type Report = (
  at: { file: string; path: Path },
  found: { code: string; message: string; suggestion?: string | undefined; isWarning?: boolean },
) => void;

/** Looks for one kind of mistakes in content whose files are of their shape. */
export type Check = (content: HotelContent, report: Report) => void;
