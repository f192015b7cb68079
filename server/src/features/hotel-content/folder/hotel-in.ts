import { parseSource } from './source-file';
import { hotelSchema, type Hotel } from '../schema/hotel.schema';

export const HOTEL_FILE = 'hotel.yaml';

/** Returns what the text of a `hotel.yaml` says, which was checked when its version was created. */
export function hotelIn(text = ''): Hotel {
  const { file } = parseSource(HOTEL_FILE, text);
  return hotelSchema.parse(file?.value);
}
