import { Refusal } from '../../refusal';

/** Throws where photos come along that the house cannot take. */
export function refusePhotos(photos: string[] | undefined): void {
  if (photos && photos.length > 0) throw new Refusal(415, 'files_unavailable', 'Files cannot be sent yet');
}
