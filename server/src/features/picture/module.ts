import type { Module } from '../../platform/module/module';
import type { ReadStoredFile } from './imported-file';
import { importedPictureRoutes } from './imported-picture.routes';
import { pictureRoutes } from './picture.routes';
import { createSendDrawing } from './send-drawing';
import { createReadPicture, type ReadPicture } from './read-picture';

interface PictureModuleDeps {
  /** Reads pictures of the hotels' folders from the file store. */
  readFile: ReadStoredFile;
}

/** The pictures of the hotels. */
export function createPictureModule({ readFile }: PictureModuleDeps): Module & {
  readPicture: ReadPicture;
} {
  return {
    readPicture: createReadPicture(readFile),
    routes(app) {
      const sendDrawing = createSendDrawing();
      pictureRoutes(app, sendDrawing);
      importedPictureRoutes(app, readFile, sendDrawing);
    },
  };
}
