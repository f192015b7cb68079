import type { Module } from '../../platform/module/module';
import type { ReadStoredFile } from './imported-file';
import { importedPictureRoutes } from './imported-picture.routes';
import { pictureRoutes, type DrawPicture } from './picture.routes';
import { createSendDrawing } from './send-drawing';
import { createReadPicture, type ReadPicture } from './read-picture';

interface PictureModuleDeps {
  drawPicture: DrawPicture;
  /** Reads from the file store, which keeps the photos of the hotels' folders. */
  readFile: ReadStoredFile;
}

/** The pictures of the hotels. */
export function createPictureModule({ drawPicture, readFile }: PictureModuleDeps): Module & {
  readPicture: ReadPicture;
} {
  return {
    readPicture: createReadPicture(drawPicture, readFile),
    routes(app) {
      const sendDrawing = createSendDrawing();
      pictureRoutes(app, drawPicture, sendDrawing);
      importedPictureRoutes(app, readFile, sendDrawing);
    },
  };
}
